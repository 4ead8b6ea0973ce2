-- Entries about tasks held titles, descriptions and labels, which can name a person whose data must be erasable.
-- Ids, choices and dates stay; of the texts only the names of the fields stay, as newer entries have them.
ALTER TABLE audit_log DISABLE TRIGGER audit_log_append_only;
--> statement-breakpoint
UPDATE audit_log SET
  before = CASE WHEN jsonb_typeof(before) = 'object' THEN nullif(before - '{title,description,labels,checklist}'::text[], '{}') END,
  after = CASE WHEN jsonb_typeof(after) = 'object' THEN nullif(
    (after - '{title,description,labels,checklist}'::text[]) || coalesce((
      SELECT jsonb_build_object('changedTexts', string_agg(field, ', ' ORDER BY place))
      FROM unnest('{title,description,labels}'::text[]) WITH ORDINALITY AS text_fields(field, place)
      WHERE action IN ('task.create', 'task.save')
        AND coalesce(after -> field, 'null') NOT IN ('null', '""', '[]')
        AND after -> field IS DISTINCT FROM before -> field
      HAVING count(*) > 0
    ), '{}'), '{}') END
WHERE action LIKE 'task.%';
--> statement-breakpoint
ALTER TABLE audit_log ENABLE TRIGGER audit_log_append_only;
