-- The page tree: at most three levels, no page below itself. Checked for the changed page together with everything
-- below it. The advisory lock makes two moves at once wait for each other: alone each may be right, together a cycle.
CREATE FUNCTION pages_check_tree() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  depth integer;
  height integer;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('pages_tree'));

  WITH RECURSIVE above(slug, parent_slug, level) AS (
    SELECT slug, parent_slug, 1 FROM pages WHERE slug = NEW.slug
    UNION ALL
    SELECT pages.slug, pages.parent_slug, above.level + 1
    FROM above JOIN pages ON pages.slug = above.parent_slug
    WHERE above.level < 4
  )
  SELECT max(level) INTO depth FROM above;

  WITH RECURSIVE below(slug, level) AS (
    SELECT slug, 1 FROM pages WHERE slug = NEW.slug
    UNION ALL
    SELECT pages.slug, below.level + 1
    FROM below JOIN pages ON pages.parent_slug = below.slug
    WHERE below.level < 4
  )
  SELECT max(level) INTO height FROM below;

  IF depth + height - 1 > 3 THEN
    RAISE EXCEPTION 'page "%" under "%" would be deeper than three levels, or below itself', NEW.slug, NEW.parent_slug
      USING ERRCODE = 'check_violation', CONSTRAINT = 'pages_tree', TABLE = 'pages';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER pages_tree AFTER INSERT OR UPDATE OF slug, parent_slug ON pages
  DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW EXECUTE FUNCTION pages_check_tree();
--> statement-breakpoint
CREATE FUNCTION audit_log_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is only ever added to' USING ERRCODE = 'insufficient_privilege', TABLE = 'audit_log';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION audit_log_refuse_change();
