-- The search has one configuration per language: stems of its words without accents, and words as they are.
CREATE TEXT SEARCH CONFIGURATION "site_en" (COPY = english);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION "site_en" ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION "site_de" (COPY = german);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION "site_de" ALTER MAPPING FOR hword, hword_part, word WITH unaccent, german_stem;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION "site_words" (COPY = simple);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION "site_words" ALTER MAPPING FOR hword, hword_part, word WITH unaccent, simple;
--> statement-breakpoint
-- In German, "ae", "oe" and "ue" are other spellings of "ä", "ö" and "ü", which become "a", "o" and "u" without their accents; not in "neue", "Bauer" and "Quelle".
CREATE FUNCTION "folded_words"(language text, words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE language
    WHEN 'de' THEN regexp_replace(translate(words, 'æÆœŒ', 'aAoO'), '(?<![aeiouyäöüqAEIOUYÄÖÜQ])([aouAOU])[eéèêëEÉÈÊË]', '\1', 'g')
    ELSE words
  END
$$;
--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;
--> statement-breakpoint
ALTER TABLE "search_entries" drop column "search";
--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector(case language when 'de' then 'public.site_de'::regconfig else 'public.site_en'::regconfig end, folded_words(language, title)), 'A') || setweight(to_tsvector('public.site_words', folded_words(language, title)), 'A') || setweight(to_tsvector(case language when 'de' then 'public.site_de'::regconfig else 'public.site_en'::regconfig end, folded_words(language, lead)), 'B') || setweight(to_tsvector(case language when 'de' then 'public.site_de'::regconfig else 'public.site_en'::regconfig end, folded_words(language, body)), 'C')) STORED NOT NULL;
--> statement-breakpoint
CREATE INDEX "search_entries_search" ON "search_entries" USING gin ("search");
