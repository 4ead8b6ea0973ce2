import postgres from "postgres";
import { countApplied, migrations } from "#db/archive/migration-list.ts";
import { isUnfinished } from "#db/backup/unfinished-restore.ts";
import { advice, type Finding, fault, fine, reasonOf } from "./finding.ts";

const about = "PostgreSQL";

/** What is wrong with DATABASE_URL, by the codes of Node, the driver and PostgreSQL. */
const fixes: Record<string, string> = {
  ECONNREFUSED: "Nothing listens there: start PostgreSQL, or correct host and port in DATABASE_URL.",
  ENOTFOUND: "No machine has that name: correct the host in DATABASE_URL.",
  EAI_AGAIN: "The name cannot be looked up: correct the host in DATABASE_URL, or mend the network.",
  CONNECT_TIMEOUT: "No answer: a firewall may stand between, or the host in DATABASE_URL is wrong.",
  "28P01": "Correct user and password in DATABASE_URL.",
  "28000": "The server does not let this user in from here: see its pg_hba.conf.",
  "3D000": "There is no such database: create it, or correct the last part of DATABASE_URL.",
};

/** Looks whether the database can be reached, is new enough, up to date, whole, and whether its queue moves. */
export async function examineDatabase(databaseUrl: string): Promise<Finding[]> {
  const sql = postgres(databaseUrl, { max: 1, connect_timeout: 5, onnotice: () => {} });
  try {
    const [server] = await sql<{ version: number; text: string; skew: number; encoding: string }[]>`
      select current_setting('server_version_num')::int as version, current_setting('server_version') as text,
        extract(epoch from clock_timestamp())::float8 - ${Date.now() / 1000}::float8 as skew,
        current_setting('server_encoding') as encoding`;
    if (!server) return [fault(about, "does not answer a question", "Look into its log.")];
    return [
      server.version >= 150_000
        ? fine(about, `answers, version ${server.text}`)
        : fault(about, `is version ${server.text}`, "The site needs 15 or newer: upgrade the server."),
      ...(server.encoding === "UTF8"
        ? []
        : [fault(about, `keeps text as ${server.encoding}`, "Create the database with encoding UTF8.")]),
      ...examineSkew(server.skew),
      ...(await examineContents(sql)),
    ];
  } catch (error) {
    const { code = "" } = error as { code?: string };
    return [fault(about, `cannot be used: ${reasonOf(error)}`, fixes[code] ?? "Look into its log.")];
  } finally {
    await sql.end({ timeout: 1 });
  }
}

function examineSkew(seconds: number): Finding[] {
  if (Math.abs(seconds) < 30) return [];
  const text = `its clock is ${Math.round(Math.abs(seconds))} s ${seconds > 0 ? "ahead of" : "behind"} this machine's`;
  return [
    fault(
      about,
      text,
      "Let both take their time from NTP; codes of authenticator apps and signed links fail.",
    ),
  ];
}

async function examineContents(sql: postgres.Sql): Promise<Finding[]> {
  if (await isUnfinished(sql))
    return [fault("Restore", "did not come to its end", "Run it again: npm run restore -- ARCHIVE")];
  const applied = await countApplied(sql);
  const pending = migrations.slice(applied);
  if (pending.length > 0) {
    const text = applied === 0 ? "there are no tables yet" : `${pending.length} wait: ${pending.join(", ")}`;
    return [fault("Migrations", text, "Start the site, or run: npm run db:migrate")];
  }
  return [fine("Migrations", `all ${applied} have been applied`), ...(await examineQueue(sql))];
}

async function examineQueue(sql: postgres.Sql): Promise<Finding[]> {
  const [queue] = await sql<{ waiting: number; age: number; given_up: number; names: string | null }[]>`
    select count(*) filter (where is_due)::int as waiting, count(*) filter (where is_given_up)::int as given_up,
      coalesce(extract(epoch from now() - min(run_at) filter (where is_due)), 0)::float8 as age,
      string_agg(distinct task_identifier, ', ') filter (where is_given_up) as names
    from (
      select *, attempts < max_attempts and run_at <= now() and locked_at is null as is_due,
        attempts >= max_attempts and locked_at is null as is_given_up
      from graphile_worker.jobs
    ) as jobs`;
  const { waiting = 0, age = 0, given_up = 0, names = "" } = queue ?? {};
  const state =
    age > 120
      ? fault(
          "Queue",
          `${waiting} jobs are due, the oldest for ${Math.round(age)} s`,
          "Nobody works: with WORKER=separate start npm run worker, with WORKER=inline the site; look into its log.",
        )
      : fine("Queue", waiting === 0 ? "nothing is due" : `${waiting} jobs are due and being done`);
  if (given_up === 0) return [state];
  const text = `${given_up} jobs have used up their tries: ${names}`;
  return [
    state,
    advice("Queue", text, "See the overview of the admin and the log for what they failed with."),
  ];
}
