-- Finds “Mónica” by “monica” in lists of the admin.
CREATE EXTENSION IF NOT EXISTS unaccent;
