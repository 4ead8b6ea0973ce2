import type { Sql } from "postgres";
import { connectPostgres } from "#db/connection/connect.ts";
import { parseDatabaseUrl } from "#db/connection/database-url.ts";
import { countApplied, migrations } from "#db/migration-list.ts";
import { isUnfinished } from "#db/unfinished-restore.ts";
import { advice, type Finding, fault, fine, reasonOf } from "./finding.ts";

const about = "PostgreSQL";

/** Fixes for DATABASE_URL by error code of Node, the driver and PostgreSQL. */
const fixes: Record<string, string> = {
  ECONNREFUSED: "Connection refused: start PostgreSQL, or correct the host and port in DATABASE_URL.",
  ENOTFOUND: "Unknown host name: correct the host in DATABASE_URL.",
  EAI_AGAIN: "DNS lookup failed: correct the host in DATABASE_URL, or check the network.",
  CONNECT_TIMEOUT: "Connection timed out: check the firewall and the host in DATABASE_URL.",
  SELF_SIGNED_CERT_IN_CHAIN: "Set DATABASE_CA_FILE to the server's CA certificate.",
  DEPTH_ZERO_SELF_SIGNED_CERT: "Set DATABASE_CA_FILE to the server's certificate or its CA certificate.",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "Set DATABASE_CA_FILE to the server's CA certificate.",
  ERR_TLS_CERT_ALTNAME_INVALID: "Use the certificate's host name in DATABASE_URL, or set sslmode=verify-ca.",
  "28P01": "Correct the user and password in DATABASE_URL.",
  "28000": "The server rejects this user from this host: check pg_hba.conf.",
  "3D000": "The database does not exist: create it, or correct the database name in DATABASE_URL.",
};

/** Checks whether the database is reachable, recent enough, migrated and intact, and whether its queue is processed. */
export async function examineDatabase(databaseUrl: string, leadsMailTo?: string): Promise<Finding[]> {
  const sql = connectPostgres(databaseUrl, "command", { max: 1, connect_timeout: 5 });
  try {
    const [server] = await sql<{ version: number; text: string; skew: number; encoding: string }[]>`
      select current_setting('server_version_num')::int as version, current_setting('server_version') as text,
        extract(epoch from clock_timestamp())::float8 - ${Date.now() / 1000}::float8 as skew,
        current_setting('server_encoding') as encoding`;
    if (!server) return [fault(about, "does not answer queries", "Check its log.")];
    return [
      server.version >= 150_000
        ? fine(about, `answers, version ${server.text}`)
        : fault(about, `is version ${server.text}`, "Version 15 or newer is required: upgrade the server."),
      ...(server.encoding === "UTF8"
        ? []
        : [
            fault(
              about,
              `uses the encoding ${server.encoding}`,
              "Create the database with the encoding UTF8.",
            ),
          ]),
      ...examineTls(databaseUrl),
      ...examineSkew(server.skew),
      ...(await examineContents(sql, leadsMailTo)),
    ];
  } catch (error) {
    const { code = "" } = error as { code?: string };
    return [fault(about, `is unusable: ${reasonOf(error)}`, fixes[code] ?? "Check its log.")];
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** Checks the TLS settings of a remote connection and reports parameters of DATABASE_URL that have no effect. */
function examineTls(databaseUrl: string): Finding[] {
  const { host, ssl, ignored } = parseDatabaseUrl(databaseUrl);
  const isPrivate = host.startsWith("/") || !host.includes(".") || host.startsWith("127.");
  const isVerified = ssl !== false && ssl.rejectUnauthorized;
  const verify =
    "Set sslmode=verify-full in DATABASE_URL, and DATABASE_CA_FILE to the provider's CA certificate.";
  return [
    ...(ignored.length > 0
      ? [
          advice(
            about,
            `ignores ${ignored.join(", ")} in DATABASE_URL`,
            "Remove it, or use sslmode and DATABASE_CA_FILE.",
          ),
        ]
      : []),
    ...(!ssl && !isPrivate ? [advice(about, `is connected to ${host} without TLS`, verify)] : []),
    ...(ssl && !isVerified
      ? [advice(about, "is connected over TLS, but its certificate is not verified", verify)]
      : []),
    ...(isVerified ? [fine(about, "is connected over TLS with a verified certificate")] : []),
  ];
}

function examineSkew(seconds: number): Finding[] {
  if (Math.abs(seconds) < 30) return [];
  const text = `its clock is ${Math.round(Math.abs(seconds))} s ${seconds > 0 ? "ahead of" : "behind"} this machine's`;
  return [
    fault(about, text, "Synchronise both clocks by NTP. Otherwise authenticator codes and signed URLs fail."),
  ];
}

async function examineContents(sql: Sql, leadsMailTo: string | undefined): Promise<Finding[]> {
  if (await isUnfinished(sql))
    return [fault("Restore", "did not complete", "Run it again: site restore ARCHIVE")];
  const applied = await countApplied(sql);
  const pending = migrations.slice(applied);
  if (pending.length > 0) {
    const text =
      applied === 0 ? "there are no tables yet" : `${pending.length} pending: ${pending.join(", ")}`;
    return [fault("Migrations", text, "Start the site, or run: site migrate")];
  }
  return [
    fine("Migrations", `all ${applied} applied`),
    ...(await examineQueue(sql)),
    ...(leadsMailTo ? [] : await examineRecipients(sql)),
  ];
}

/** Checks whether new leads have a mail recipient when LEADS_MAIL_TO is empty. */
async function examineRecipients(sql: Sql): Promise<Finding[]> {
  const [row] = await sql<{ value: string }[]>`select value from site_settings where key = 'leads_mail_to'`;
  if (row && row.value !== "[]") return [];
  return [
    advice(
      "Leads",
      "no recipient is set: new leads appear in the admin, but no mail is sent",
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
          `${waiting} jobs are waiting, the oldest for ${Math.round(age)} s`,
          "No worker is running: with WORKER=separate start site worker, with WORKER=inline start the site. Then check its log.",
        )
      : fine("Queue", waiting === 0 ? "no jobs are waiting" : `${waiting} jobs are being processed`);
  if (given_up === 0) return [state];
  const text = `${given_up} jobs failed permanently: ${names}`;
  return [state, advice("Queue", text, "Find the errors in the admin's overview and in the log.")];
}
