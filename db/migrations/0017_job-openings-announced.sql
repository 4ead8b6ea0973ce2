CREATE TRIGGER job_openings_announced AFTER INSERT OR UPDATE OR DELETE ON job_openings
  FOR EACH ROW EXECUTE FUNCTION announce_content('draft', 'draft_by', 'draft_at', 'revisions', 'scheduled_at', 'scheduled_by', 'scheduled_version', 'schedule_failure', 'version', 'published_at');
--> statement-breakpoint
CREATE TRIGGER job_openings_emptied AFTER TRUNCATE ON job_openings
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content();
