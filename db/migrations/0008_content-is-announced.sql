-- Whoever changes what visitors see, tells every instance in the same transaction: the topic "content" of the channel
-- on which open screens hear of changes too, with the table's name. The arguments of a trigger are columns that
-- visitors see nothing of; whatever other column there is, or will be, counts.
CREATE FUNCTION announce_content() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was jsonb := to_jsonb(OLD) - TG_ARGV;
  becomes jsonb := to_jsonb(NEW) - TG_ARGV;
  is_seen boolean := coalesce((was ->> 'is_published')::boolean, was IS NOT NULL)
    OR coalesce((becomes ->> 'is_published')::boolean, becomes IS NOT NULL);
BEGIN
  IF TG_OP = 'TRUNCATE' OR (is_seen AND was IS DISTINCT FROM becomes) THEN
    PERFORM pg_notify('changes', 'content ' || TG_TABLE_NAME);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER pages_announced AFTER INSERT OR UPDATE OR DELETE ON pages
  FOR EACH ROW EXECUTE FUNCTION announce_content('draft', 'draft_by', 'draft_at', 'revisions', 'scheduled_at', 'scheduled_by', 'scheduled_version', 'schedule_failure', 'version', 'published_at');
--> statement-breakpoint
CREATE TRIGGER pages_emptied AFTER TRUNCATE ON pages
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content();
--> statement-breakpoint
CREATE TRIGGER news_announced AFTER INSERT OR UPDATE OR DELETE ON news
  FOR EACH ROW EXECUTE FUNCTION announce_content('draft', 'draft_by', 'draft_at', 'revisions', 'scheduled_at', 'scheduled_by', 'scheduled_version', 'schedule_failure', 'version', 'published_at');
--> statement-breakpoint
CREATE TRIGGER news_emptied AFTER TRUNCATE ON news
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content();
--> statement-breakpoint
CREATE TRIGGER testimonials_announced AFTER INSERT OR UPDATE OR DELETE ON testimonials
  FOR EACH ROW EXECUTE FUNCTION announce_content('draft', 'draft_by', 'draft_at', 'revisions', 'scheduled_at', 'scheduled_by', 'scheduled_version', 'schedule_failure', 'version', 'published_at');
--> statement-breakpoint
CREATE TRIGGER testimonials_emptied AFTER TRUNCATE ON testimonials
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content();
--> statement-breakpoint
CREATE TRIGGER site_settings_announced AFTER INSERT OR UPDATE OR DELETE ON site_settings
  FOR EACH ROW EXECUTE FUNCTION announce_content('version', 'updated_at', 'updated_by');
--> statement-breakpoint
CREATE TRIGGER site_settings_emptied AFTER TRUNCATE ON site_settings
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content();
--> statement-breakpoint
CREATE TRIGGER media_announced AFTER INSERT OR UPDATE OR DELETE ON media
  FOR EACH ROW EXECUTE FUNCTION announce_content('version', 'updated_at', 'uploaded_by', 'tags', 'problem');
--> statement-breakpoint
CREATE TRIGGER media_emptied AFTER TRUNCATE ON media
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content();
