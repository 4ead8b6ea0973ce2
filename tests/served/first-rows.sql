-- Rows of every table of the first schema (0000), as a site of that day had them; for upgrade.test.ts.
INSERT INTO accounts (id, email, name, password_hash, role, disabled_at, last_sign_in_at) VALUES
  ('a0000000-0000-4000-8000-000000000001', 'Owner@Kestrel.example', 'Olga Neves', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA', 'owner', NULL, '2025-03-01 09:00:00.123456+01'),
  ('a0000000-0000-4000-8000-000000000002', 'gone@kestrel.example', 'Ünïcode Ångström', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaB', 'viewer', '2025-04-01 00:00:00+00', NULL);
INSERT INTO sessions (account_id, token_hash, user_agent, address, expires_at) VALUES
  ('a0000000-0000-4000-8000-000000000001', 'hash-of-a-session', 'Mozilla/5.0', '203.0.113.7', '2099-01-01');
INSERT INTO account_tokens (purpose, account_id, token_hash, expires_at) VALUES
  ('recovery', 'a0000000-0000-4000-8000-000000000001', 'hash-of-a-recovery', '2099-01-01'),
  ('setup', NULL, 'hash-of-a-setup', '2025-01-02');
INSERT INTO audit_log (actor_id, action, subject, before, after) VALUES
  ('a0000000-0000-4000-8000-000000000001', 'setting.save', 'footer_copyright', '"© 2024"', '"© 2025"'),
  (NULL, 'account.create', 'owner@kestrel.example', NULL, '{"role": "owner"}');
INSERT INTO leads (id, name, email, phone, description, nda_needed, attached_files, source_page, utm_source, visitor_history, referrer, status, created_at) VALUES
  ('b0000000-0000-4000-8000-000000000001', 'Ines Duarte', 'ines@ferries.example', '+351 91 234 56 78', E'Two lines,\nand a tab\t.', true,
   '[{"name": "plan.pdf", "url": "/admin/leads/b0000000-0000-4000-8000-000000000001/files/0", "size": 7, "type": "application/pdf", "key": "b0000000-0000-4000-8000-000000000001/x/1-plan.pdf"}]',
   '/cases', 'Letter', '{"/ (2025-03-01T12:00:00.000Z)","/cases, with a comma (2025-03-01T12:00:30.000Z)"}', 'https://www.search.example/?q=1', 'contacted', '2025-03-01 12:01:00+00'),
  ('b0000000-0000-4000-8000-000000000002', 'Robot', 'robot@pills.example', NULL, 'Buy my pills today.', false, NULL, NULL, NULL, '{}', NULL, 'spam', '2025-03-02 12:01:00+00');
INSERT INTO lead_events (lead_id, type, actor_id, detail, created_at) VALUES
  ('b0000000-0000-4000-8000-000000000001', 'captured', NULL, '{"files": 1}', '2025-03-01 12:01:00+00'),
  ('b0000000-0000-4000-8000-000000000001', 'status-changed', 'a0000000-0000-4000-8000-000000000001', '{"from": "new", "to": "contacted"}', '2025-03-01 15:00:00+00');
INSERT INTO media (name, key, hash, type, size, width, height, alt, focus_x, variants, tags, uploaded_by) VALUES
  ('ferry.jpg', 'originals/ferry.jpg', repeat('ab', 32), 'image/jpeg', 48213, 1400, 880, 'A ferry', 0.25, '[]', '{ships,"two words"}', 'a0000000-0000-4000-8000-000000000001');
INSERT INTO news (slug, title, excerpt, body, author, tags, is_published, published_date) VALUES
  ('we-moved', 'We moved', 'To the harbour.', '{"type": "doc", "content": []}', 'Olga', '{office}', true, '2025-02-01'),
  ('not-yet', 'Not yet', NULL, NULL, NULL, '{}', false, NULL);
INSERT INTO pages (slug, title, parent_slug, is_published, order_index, content, excerpt) VALUES
  ('solutions', 'Solutions', NULL, true, 1, '[]', 'What we build'),
  ('ferries', 'Ferries', 'solutions', true, 2, '[{"id": "c0000000-0000-4000-8000-000000000001", "type": "call-to-action", "props": {"headline": "Sail with us"}}]', NULL),
  ('ferries-draft', 'Ferries again', 'ferries', false, 3, '"[]"', NULL);
INSERT INTO page_versions (page_id, number, name, is_published, snapshot, author_id)
  SELECT id, 1, 'First', true, '{"title": "Ferries"}', 'a0000000-0000-4000-8000-000000000001' FROM pages WHERE slug = 'ferries';
INSERT INTO redirects (from_path, to_path, hits) VALUES ('/boats', '/solutions/ferries', 12), ('/gone', NULL, 3);
INSERT INTO rate_limits (key, points, expire) VALUES ('enquiry:203.0.113.7', 3, '2025-03-01 13:00:00+00');
INSERT INTO site_settings (key, value, updated_by) VALUES
  ('footer_copyright', '© 2025 Kestrel of the first day', 'a0000000-0000-4000-8000-000000000001'),
  ('contact_phones', '["+351 21 000 0000"]', NULL),
  ('of_an_agency_before', 'kept as well', NULL);
INSERT INTO tasks (id, title, description, status, priority, due_date, labels, checklist, assignee_id, author_id, lead_id) VALUES
  ('d0000000-0000-4000-8000-000000000001', 'Answer Ines', '**Soon**', 'doing', 'high', '2025-03-03', '{sales}', '[{"id": "1", "text": "Call", "done": true}]',
   'a0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000002', 'b0000000-0000-4000-8000-000000000001');
INSERT INTO task_comments (task_id, author_id, body) VALUES
  ('d0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000001', 'Called at three.');
INSERT INTO testimonials (name, position, company, country, flag, testimonial, theme, is_published, order_index) VALUES
  ('Marta Reis', 'COO', 'Harbourline', 'Portugal', '🇵🇹', 'They ship.', 'dark', true, 1);
