import type { Sql } from "postgres";
import { connectPostgres } from "#db/connection/connect.ts";
import { parseDatabaseUrl } from "#db/connection/database-url.ts";
import { countApplied, migrations } from "#db/migration-list.ts";
import { isUnfinished } from "#db/unfinished-restore.ts";
import { advice, type Finding, fault, fine, reasonOf } from "./finding.ts";
import { messages } from "./messages.ts";

const about = "PostgreSQL";

/** Fixes for DATABASE_URL by error code of Node, the driver and PostgreSQL. */
const fixes: Record<string, string> = {
  ECONNREFUSED: messages.databaseRefused,
  ENOTFOUND: messages.databaseHostUnknown,
  EAI_AGAIN: messages.databaseDnsFailed,
  CONNECT_TIMEOUT: messages.databaseTimedOut,
  SELF_SIGNED_CERT_IN_CHAIN: messages.caCertificateMissing,
  DEPTH_ZERO_SELF_SIGNED_CERT: messages.certificateMissing,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: messages.caCertificateMissing,
  ERR_TLS_CERT_ALTNAME_INVALID: messages.hostNameMismatch,
  "28P01": messages.wrongDatabaseCredentials,
  "28000": messages.databaseRejectsUser,
  "3D000": messages.databaseDoesNotExist,
};

/** Checks whether the database is reachable, recent enough, migrated and intact, and whether its queue is processed. */
export async function examineDatabase(databaseUrl: string, leadsMailTo?: string): Promise<Finding[]> {
  const sql = connectPostgres(databaseUrl, "command", { max: 1, connect_timeout: 5 });
  try {
    const [server] = await sql<{ version: number; text: string; skew: number; encoding: string }[]>`
      select current_setting('server_version_num')::int as version, current_setting('server_version') as text,
        extract(epoch from clock_timestamp())::float8 - ${Date.now() / 1000}::float8 as skew,
        current_setting('server_encoding') as encoding`;
    if (!server) return [fault(about, messages.doesNotAnswerQueries, messages.checkItsLog)];
    return [
      server.version >= 150_000
        ? fine(about, messages.answersWithVersion(server.text))
        : fault(about, messages.isVersion(server.text), messages.upgradeDatabase),
      ...(server.encoding === "UTF8"
        ? []
        : [fault(about, messages.usesEncoding(server.encoding), messages.useUtf8)]),
      ...examineTls(databaseUrl),
      ...examineSkew(server.skew),
      ...(await examineContents(sql, leadsMailTo)),
    ];
  } catch (error) {
    const { code = "" } = error as { code?: string };
    return [fault(about, messages.isUnusable(reasonOf(error)), fixes[code] ?? messages.checkItsLog)];
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** Checks the TLS settings of a remote connection and reports parameters of DATABASE_URL that have no effect. */
function examineTls(databaseUrl: string): Finding[] {
  const { host, ssl, ignored } = parseDatabaseUrl(databaseUrl);
  const isPrivate = host.startsWith("/") || !host.includes(".") || host.startsWith("127.");
  const isVerified = ssl !== false && ssl.rejectUnauthorized;
  const verify = messages.verifyDatabaseCertificate;
  return [
    ...(ignored.length > 0
      ? [advice(about, messages.ignoresParameters(ignored.join(", ")), messages.removeParameters)]
      : []),
    ...(!ssl && !isPrivate ? [advice(about, messages.isConnectedWithoutTls(host), verify)] : []),
    ...(ssl && !isVerified ? [advice(about, messages.certificateNotVerified, verify)] : []),
    ...(isVerified ? [fine(about, messages.certificateVerified)] : []),
  ];
}

function examineSkew(seconds: number): Finding[] {
  if (Math.abs(seconds) < 30) return [];
  const difference = Math.round(Math.abs(seconds));
  const text = seconds > 0 ? messages.clockIsAhead(difference) : messages.clockIsBehind(difference);
  return [fault(about, text, messages.synchroniseClocks)];
}

async function examineContents(sql: Sql, leadsMailTo: string | undefined): Promise<Finding[]> {
  if (await isUnfinished(sql))
    return [fault(messages.restore, messages.restoreIncomplete, messages.restoreAgain)];
  const applied = await countApplied(sql);
  const pending = migrations.slice(applied);
  if (pending.length > 0) {
    const text =
      applied === 0 ? messages.noTables : messages.pendingMigrations(pending.length, pending.join(", "));
    return [fault(messages.migrations, text, messages.applyMigrations)];
  }
  return [
    fine(messages.migrations, messages.allApplied(applied)),
    ...(await examineQueue(sql)),
    ...(leadsMailTo ? [] : await examineRecipients(sql)),
  ];
}

/** Checks whether new leads have a mail recipient when LEADS_MAIL_TO is empty. */
async function examineRecipients(sql: Sql): Promise<Finding[]> {
  const [row] = await sql<{ value: string }[]>`select value from site_settings where key = 'leads_mail_to'`;
  if (row && row.value !== "[]") return [];
  return [advice(messages.leads, messages.noRecipient, messages.addRecipient)];
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
      ? fault(messages.queue, messages.jobsWaiting(waiting, Math.round(age)), messages.noWorker)
      : fine(messages.queue, waiting === 0 ? messages.noJobsWaiting : messages.jobsInProgress(waiting));
  if (given_up === 0) return [state];
  const text = messages.jobsFailed(given_up, names ?? "");
  return [state, advice(messages.queue, text, messages.findErrors)];
}
