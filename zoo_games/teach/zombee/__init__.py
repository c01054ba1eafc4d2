"""Questions about ZomBee."""
