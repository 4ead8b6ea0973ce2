import type { Sql } from "postgres";
import { connectPostgres } from "#db/connection/connect.ts";
import { ArchiveError } from "../archive/archive-error.ts";
import { messages } from "./messages.ts";

type Command = "backup" | "backup-schedule" | "drill" | "export" | "import" | "restore";

/** Arbitrary numbers that no other advisory lock in this database uses. */
const DATABASE_LOCK = 7_295_115;
const SCHEDULE_LOCK = 7_295_116;

/** A restore excludes all other commands, and a schedule other schedules. Postgres releases the locks of a killed command. */
const locksOf = (command: Command) => [
  { lock: DATABASE_LOCK, isShared: command !== "restore" },
  ...(command === "backup-schedule" ? [{ lock: SCHEDULE_LOCK, isShared: false }] : []),
];

/** Options of a connection that holds a lock: the driver would replace it after half an hour. */
export const lockingConnection = { max: 1, max_lifetime: null, connect_timeout: 10 };

/** Calls `work` while it holds the locks of a command. Throws an ArchiveError that names the commands in its way. */
export async function whileLocked<Result>(
  databaseUrl: string,
  command: Command,
  work: () => Promise<Result>,
): Promise<Result> {
  const sql = connectPostgres(databaseUrl, "command", lockingConnection);
  try {
    await lockFor(sql, command);
    return await work();
  } finally {
    await sql.end();
  }
}

/** Takes the locks of a command for the rest of this connection. */
export async function lockFor(sql: Sql, command: Command) {
  await sql`select set_config('application_name', ${`site-${command}`}, false)`;
  for (const { lock, isShared } of locksOf(command)) {
    const [row] = isShared
      ? await sql`select pg_try_advisory_lock_shared(${lock}) as "isLocked"`
      : await sql`select pg_try_advisory_lock(${lock}) as "isLocked"`;
    if (!row?.isLocked) throw new ArchiveError(messages.commandsRunning(await describeHolders(sql, lock)));
  }
}

async function describeHolders(sql: Sql, lock: number): Promise<string> {
  const holders = await sql<{ command: string; since: string }[]>`
    select replace(application_name, 'site-', 'site ') as command,
      to_char(backend_start at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"') as since
    from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and granted and classid = 0 and objid = ${lock}
      and pg_locks.database = (select oid from pg_database where datname = current_database())
    order by backend_start`;
  return holders.map(({ command, since }) => messages.runningSince(command, since)).join(", ");
}
