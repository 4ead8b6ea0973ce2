-- Lower case of the letters that are escaped, as `oldPath` stores them: /%c3%9cber is /%c3%bcber.
DO $$
DECLARE
  redirect record;
BEGIN
  FOR redirect IN SELECT "id", "from_path" FROM "redirects" WHERE "from_path" ~ '%[89a-f]' LOOP
    BEGIN
      UPDATE "redirects" SET "from_path" = (
        SELECT string_agg(CASE
            WHEN "part"[1] IS NULL THEN "part"[2]
            ELSE regexp_replace(encode(convert_to(
              -- Otherwise the encoding's name gives the text the collation "C", which lowers ASCII only.
              lower(convert_from(decode(replace("part"[1], '%', ''), 'hex'), 'UTF8') COLLATE "default"),
              'UTF8'), 'hex'), '(..)', '%\1', 'g')
          END, '' ORDER BY "position")
        FROM regexp_matches(redirect."from_path", '((?:%[89a-f][0-9a-f])+)|(%?[^%]*)', 'g')
          WITH ORDINALITY AS "parts"("part", "position")
      ) WHERE "id" = redirect."id";
    EXCEPTION WHEN character_not_in_repertoire OR unique_violation OR check_violation THEN
      NULL; -- not UTF-8, or the path in lower case has its own redirect
    END;
  END LOOP;
END $$;
