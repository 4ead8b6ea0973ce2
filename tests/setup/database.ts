import { forget, remember } from "@epic-web/remember";
import type { Sql } from "postgres";
import { afterAll, beforeEach } from "vitest";

/** Every test starts with empty tables and an empty queue, if its file uses the database at all. */
beforeEach(async () => {
  await findConnections()?.unsafe(emptyEverything);
});

afterAll(async () => {
  await findConnections()?.end({ timeout: 1 });
});

/** The pool of `app/platform/database.server.ts`, if it was imported. */
function findConnections(): Sql | undefined {
  const found = remember<Sql | undefined>("connections", () => undefined);
  if (!found) forget("connections");
  return found;
}

/** Most tables are usually empty, and checking that is much faster than truncating. */
const emptyEverything = `
  do $$
  declare
    candidate text;
    filled boolean;
    to_empty text[] := '{}';
  begin
    for candidate in
      select format('%I.%I', schemaname, tablename) from pg_tables
      where schemaname = 'public' or (schemaname = 'graphile_worker' and tablename <> 'migrations')
    loop
      execute format('select exists (select from %s)', candidate) into filled;
      if filled then to_empty := to_empty || candidate; end if;
    end loop;
    if cardinality(to_empty) > 0 then
      execute format('truncate %s cascade', array_to_string(to_empty, ', '));
    end if;
  end $$`;
