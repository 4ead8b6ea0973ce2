import type { Sql } from "postgres";
import { connectPostgres } from "#db/connection/connect.ts";
import { parseDatabaseUrl } from "#db/connection/database-url.ts";
import { countApplied, migrations } from "#db/migration-list.ts";
import { isUnfinished } from "#db/unfinished-restore.ts";
import { advice, type Finding, fault, fine, reasonOf } from "./finding.ts";

const about = "PostgreSQL";

/** What is wrong with DATABASE_URL, by the codes of Node, the driver and PostgreSQL. */
const fixes: Record<string, string> = {
  ECONNREFUSED: "Nothing listens there: start PostgreSQL, or correct host and port in DATABASE_URL.",
  ENOTFOUND: "No machine has that name: correct the host in DATABASE_URL.",
  EAI_AGAIN: "The name cannot be looked up: correct the host in DATABASE_URL, or mend the network.",
  CONNECT_TIMEOUT: "No answer: a firewall may stand between, or the host in DATABASE_URL is wrong.",
  SELF_SIGNED_CERT_IN_CHAIN: "Give the CA of the server as DATABASE_CA_FILE.",
  DEPTH_ZERO_SELF_SIGNED_CERT: "Give the certificate of the server, or its CA, as DATABASE_CA_FILE.",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "Give the CA of the server as DATABASE_CA_FILE.",
  ERR_TLS_CERT_ALTNAME_INVALID: "Use the host of the certificate in DATABASE_URL, or sslmode=verify-ca.",
  "28P01": "Correct user and password in DATABASE_URL.",
  "28000": "The server does not let this user in from here: see its pg_hba.conf.",
  "3D000": "There is no such database: create it, or correct the last part of DATABASE_URL.",
};

/** Looks whether the database can be reached, is new enough, up to date, whole, and whether its queue moves. */
export async function examineDatabase(databaseUrl: string, leadsMailTo?: string): Promise<Finding[]> {
  const sql = connectPostgres(databaseUrl, "command", { max: 1, connect_timeout: 5 });
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
      ...examineTls(databaseUrl),
      ...examineSkew(server.skew),
      ...(await examineContents(sql, leadsMailTo)),
    ];
  } catch (error) {
    const { code = "" } = error as { code?: string };
    return [fault(about, `cannot be used: ${reasonOf(error)}`, fixes[code] ?? "Look into its log.")];
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** The variables of a connection that crosses a network, and what of DATABASE_URL has no effect. */
function examineTls(databaseUrl: string): Finding[] {
  const { host, ssl, ignored } = parseDatabaseUrl(databaseUrl);
  const isPrivate = host.startsWith("/") || !host.includes(".") || host.startsWith("127.");
  const isVerified = ssl !== false && ssl.rejectUnauthorized;
  const verify = "Say sslmode=verify-full in DATABASE_URL, with the CA of the provider as DATABASE_CA_FILE.";
  return [
    ...(ignored.length > 0
      ? [
          advice(
            about,
            `ignores ${ignored.join(", ")} of DATABASE_URL`,
            "Remove it, or use sslmode and DATABASE_CA_FILE.",
          ),
        ]
      : []),
    ...(!ssl && !isPrivate ? [advice(about, `is reached without TLS at ${host}`, verify)] : []),
    ...(ssl && !isVerified
      ? [advice(about, "is reached over TLS, but its certificate is not verified", verify)]
      : []),
    ...(isVerified ? [fine(about, "is reached over verified TLS")] : []),
  ];
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

async function examineContents(sql: Sql, leadsMailTo: string | undefined): Promise<Finding[]> {
  if (await isUnfinished(sql))
    return [fault("Restore", "did not come to its end", "Run it again: site restore ARCHIVE")];
  const applied = await countApplied(sql);
  const pending = migrations.slice(applied);
  if (pending.length > 0) {
    const text = applied === 0 ? "there are no tables yet" : `${pending.length} wait: ${pending.join(", ")}`;
    return [fault("Migrations", text, "Start the site, or run: site migrate")];
  }
  return [
    fine("Migrations", `all ${applied} have been applied`),
    ...(await examineQueue(sql)),
    ...(leadsMailTo ? [] : await examineRecipients(sql)),
  ];
}

/** Whether anybody is told of new leads by mail, where LEADS_MAIL_TO names nobody. */
async function examineRecipients(sql: Sql): Promise<Finding[]> {
  const [row] = await sql<{ value: string }[]>`select value from site_settings where key = 'leads_mail_to'`;
  if (row && row.value !== "[]") return [];
  return [
    advice(
      "Leads",
      "no recipient is set: new leads are in the admin and are mailed to nobody",
      "Add an address under Settings, Lead data, or set LEADS_MAIL_TO.",
    ),
  ];
}

async function examineQueue(sql: Sql): Promise<Finding[]> {
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
          "Nobody works: with WORKER=separate start site worker, with WORKER=inline the site; look into its log.",
        )
      : fine("Queue", waiting === 0 ? "nothing is due" : `${waiting} jobs are due and being done`);
  if (given_up === 0) return [state];
  const text = `${given_up} jobs have used up their tries: ${names}`;
  return [
    state,
    advice("Queue", text, "See the overview of the admin and the log for what they failed with."),
  ];
}
