import { forget, remember } from "@epic-web/remember";
import type { Sql } from "postgres";
import { afterAll, beforeEach } from "vitest";

/** Every test starts with empty tables and an empty queue, if its file uses the database at all. */
beforeEach(async () => {
  const connections = findConnections();
  try {
    await connections?.unsafe(emptyEverything);
  } catch (cause) {
    const open = await connections?.unsafe(openTransactions);
    throw new Error(`the tables cannot be emptied; open transactions: ${JSON.stringify(open)}`, { cause });
  }
});

/**
 * Files that share a process begin without a subscription to changes of content, and so without caches; the web process
 * (`app/jobs/start.server.ts`) subscribes when a test imports it.
 */
afterAll(() => found<{ stop?: () => void }>("content-version")?.stop?.());

/** The pool of `app/platform/database.server.ts`, if it was imported. */
const findConnections = () => found<Sql>("connections");

/** What a module of the app remembers by this name, if it was imported. */
function found<Value>(name: string): Value | undefined {
  const value = remember<Value | undefined>(name, () => undefined);
  if (!value) forget(name);
  return value;
}

/**
 * Deletes rows: truncating would lock out readers, with which it can deadlock, and create new files for each table and
 * index. The lock waits for writers, whose uncommitted rows it would not see. Triggers and foreign keys are off, so it
 * sends the notification of changed content itself.
 */
const emptyEverything = `
  do $$
  declare
    candidate regclass;
    is_filled boolean;
  begin
    set local session_replication_role = replica;
    for candidate in
      select format('%I.%I', schemaname, tablename) from pg_tables
      where schemaname = 'public' or (schemaname = 'graphile_worker' and tablename <> 'migrations')
    loop
      execute format('select exists (select from %s)', candidate) into is_filled;
      continue when not is_filled;
      execute format('lock table %s in exclusive mode', candidate);
      execute format('delete from %s', candidate);
      perform pg_notify('changes', 'content ' || relname)
      from pg_trigger join pg_class on pg_class.oid = tgrelid
      where tgrelid = candidate and tgfoid = 'announce_content'::regproc;
    end loop;
  end $$`;

/** What a test before this one may have left open. */
const openTransactions = `
  select pid, application_name, state, wait_event, now() - xact_start as age, query from pg_stat_activity
  where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`;
