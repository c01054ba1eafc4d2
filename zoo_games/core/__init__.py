"""What all games share and no game owns: protocol, settings, rules, records, documents."""
