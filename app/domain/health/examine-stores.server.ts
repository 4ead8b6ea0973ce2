import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { HeadBucketCommand, S3ServiceException } from "@aws-sdk/client-s3";
import type { Sql } from "postgres";
import { hasRealAddress } from "#app/domain/settings/lead-recipients.server.ts";
import { registry } from "#app/domain/settings/registry.ts";
import { readStored } from "#app/domain/settings/stored-value.ts";
import { bucketState } from "#app/platform/bucket-owner.server.ts";
import { readBytes } from "#app/platform/objects.server.ts";
import { MAX_JOB_WAIT_S } from "#app/platform/queue.server.ts";
import { deleteObjects, storage, uploadStream } from "#app/platform/storage.server.ts";
import { connectPostgres } from "#db/connection/connect.ts";
import { parseDatabaseUrl } from "#db/connection/database-url.ts";
import { countApplied, DatabaseStateError, migrations } from "#db/migration-list.ts";
import { probeWrites } from "#db/probe-writes.ts";
import { isUnfinished } from "#db/unfinished-restore.ts";
import { certificateFixes } from "./certificate-fixes.ts";
import { advice, fault, fine, type HealthFinding, reasonOf } from "./finding.ts";
import { messages } from "./messages.ts";

const postgres = "PostgreSQL";

/** Fixes for DATABASE_URL by error code of Node, the driver and PostgreSQL. */
const databaseFixes: Record<string, string> = {
  ECONNREFUSED: messages.databaseRefused,
  ENOTFOUND: messages.databaseHostUnknown,
  EAI_AGAIN: messages.databaseDnsFailed,
  CONNECT_TIMEOUT: messages.databaseTimedOut,
  CONNECT_CLOSED: messages.databaseClosed,
  CONNECTION_CLOSED: messages.databaseClosed,
  ECONNRESET: messages.databaseClosed,
  ERR_SSL_WRONG_VERSION_NUMBER: messages.databaseClosed,
  SELF_SIGNED_CERT_IN_CHAIN: messages.caCertificateMissing,
  DEPTH_ZERO_SELF_SIGNED_CERT: messages.certificateMissing,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: messages.caCertificateMissing,
  ERR_TLS_CERT_ALTNAME_INVALID: messages.hostNameMismatch,
  CERT_HAS_EXPIRED: messages.certificateExpired,
  "28P01": messages.wrongDatabaseCredentials,
  "28000": messages.databaseRejectsUser,
  "3D000": messages.databaseDoesNotExist,
  "42P01": messages.applyMigrations,
  "53300": messages.tooManyConnections,
};

/** Checks whether the database is reachable, recent enough, migrated and intact, and whether its queue is processed. */
export async function examineDatabase(
  databaseUrl: string,
  leadsMailTo: string[] = [],
): Promise<HealthFinding[]> {
  const sql = connectPostgres(databaseUrl, "command", { max: 1, connect_timeout: 5 });
  try {
    const [server] = await sql<{ version: number; text: string; skew: number; encoding: string }[]>`
      select current_setting('server_version_num')::int as version, current_setting('server_version') as text,
        extract(epoch from clock_timestamp())::float8 - ${Date.now() / 1000}::float8 as skew,
        current_setting('server_encoding') as encoding`;
    if (!server) return [fault(postgres, messages.doesNotAnswerQueries, messages.checkItsLog)];
    return [
      server.version >= 150_000
        ? fine(postgres, messages.answersWithVersion(server.text))
        : fault(postgres, messages.isVersion(server.text), messages.upgradeDatabase),
      ...(server.encoding === "UTF8"
        ? []
        : [fault(postgres, messages.usesEncoding(server.encoding), messages.useUtf8)]),
      ...examineTls(databaseUrl),
      ...examineSkew(server.skew),
      ...(await examineWrites(sql)),
      ...(await examineContents(sql, leadsMailTo)),
    ];
  } catch (error) {
    const { code = "" } = error as { code?: string };
    const isService = code === "ENOTFOUND" && !parseDatabaseUrl(databaseUrl).host.includes(".");
    const fix = isService ? messages.startService("DATABASE_URL") : databaseFixes[code];
    return [fault(postgres, messages.isUnusable(reasonOf(error)), fix ?? messages.checkItsLog)];
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** Checks the TLS settings of a remote connection and reports parameters of DATABASE_URL that have no effect. */
function examineTls(databaseUrl: string): HealthFinding[] {
  const { host, ssl, ignored } = parseDatabaseUrl(databaseUrl);
  const isPrivate = host.startsWith("/") || !host.includes(".") || host.startsWith("127.");
  const isVerified = ssl !== false && ssl.rejectUnauthorized;
  const verify = messages.verifyDatabaseCertificate;
  return [
    ...(ignored.length > 0
      ? [advice(postgres, messages.ignoresParameters(ignored.join(", ")), messages.removeParameters)]
      : []),
    ...(!ssl && !isPrivate ? [advice(postgres, messages.isConnectedWithoutTls(host), verify)] : []),
    ...(ssl && !isVerified ? [advice(postgres, messages.certificateNotVerified, verify)] : []),
    ...(isVerified ? [fine(postgres, messages.certificateVerified)] : []),
  ];
}

const writeFixes: Record<string, string> = {
  "53100": messages.databaseDiskFull,
  "25006": messages.databaseReadOnly,
};

/** Checks that new rows can be stored, which a full disk prevents while everything can still be read. */
async function examineWrites(sql: Sql): Promise<HealthFinding[]> {
  try {
    await probeWrites(sql);
    return [];
  } catch (error) {
    const { code = "" } = error as { code?: string };
    return [fault(postgres, messages.cannotWrite(reasonOf(error)), writeFixes[code] ?? messages.checkItsLog)];
  }
}

function examineSkew(seconds: number): HealthFinding[] {
  if (Math.abs(seconds) < 30) return [];
  const difference = Math.round(Math.abs(seconds));
  const text = seconds > 0 ? messages.clockIsAhead(difference) : messages.clockIsBehind(difference);
  return [fault(postgres, text, messages.synchroniseClocks)];
}

async function examineContents(sql: Sql, leadsMailTo: string[]): Promise<HealthFinding[]> {
  if (await isUnfinished(sql))
    return [fault(messages.restore, messages.restoreIncomplete, messages.restoreAgain)];
  const state = await examineMigrations(sql);
  if (state.level === "fault") return [state];
  return [
    state,
    ...(await examineQueue(sql)),
    ...(hasRealAddress(leadsMailTo) ? [] : await examineRecipients(sql)),
  ];
}

async function examineMigrations(sql: Sql): Promise<HealthFinding> {
  const about = messages.migrations;
  try {
    const applied = await countApplied(sql);
    const pending = migrations.slice(applied);
    if (pending.length === 0) return fine(about, messages.allApplied(applied));
    const text =
      applied === 0 ? messages.noTables : messages.pendingMigrations(pending.length, pending.join(", "));
    return fault(about, text, messages.applyMigrations);
  } catch (error) {
    if (!(error instanceof DatabaseStateError)) throw error;
    return advice(about, messages.newerMigrations, messages.useNewerVersion);
  }
}

/** Checks whether new leads have a mail recipient when LEADS_MAIL_TO names none. */
async function examineRecipients(sql: Sql): Promise<HealthFinding[]> {
  const [row] = await sql<{ value: string }[]>`select value from site_settings where key = 'leads_mail_to'`;
  const recipients = row && readStored(registry.leads_mail_to, row.value);
  if (recipients?.fits && hasRealAddress(recipients.value)) return [];
  return [advice(messages.leads, messages.noRecipient, messages.addRecipient)];
}

async function examineQueue(sql: Sql): Promise<HealthFinding[]> {
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
    age > MAX_JOB_WAIT_S
      ? fault(messages.queue, messages.jobsWaiting(waiting, Math.round(age)), messages.noWorker)
      : fine(messages.queue, waiting === 0 ? messages.noJobsWaiting : messages.jobsInProgress(waiting));
  if (given_up === 0) return [state];
  const text = messages.jobsFailed(given_up, names ?? "");
  return [state, advice(messages.queue, text, messages.findErrors)];
}

const storageFixes: Record<string, string> = {
  ...certificateFixes,
  ECONNREFUSED: messages.storageRefused,
  ENOTFOUND: messages.storageHostUnknown,
  "403": messages.storageAccessDenied,
  "404": messages.bucketMissing,
  "301": messages.bucketInOtherRegion,
};

/** Checks that a bucket exists, that it stores, returns and deletes an object, and that it is not public. */
export async function examineBucket(
  name: string,
  bucket: string,
  endpoint: string,
): Promise<HealthFinding[]> {
  const key = `doctor/${randomUUID()}`;
  const bytes = Buffer.from(messages.probeText);
  try {
    await storage.send(new HeadBucketCommand({ Bucket: bucket }));
    await uploadStream({
      bucket,
      key,
      body: Readable.from([bytes]),
      contentType: "text/plain",
      cacheControl: "private, no-store",
    });
    const read = await readBytes({ bucket, key });
    const answer = await fetch(`${endpoint.replace(/\/$/, "")}/${bucket}/${key}`);
    await answer.body?.cancel();
    await deleteObjects({ bucket, keys: [key] });
    if (!read?.equals(bytes))
      return [fault(messages.storage, messages.bytesDiffer(bucket), messages.checkItsLog)];
    const works = fine(messages.storage, messages.bucketWorks(bucket));
    const owner = await examineOwner(bucket);
    if (answer.status !== 200) return [works, ...owner, ...examineClock(answer)];
    const text = messages.bucketIsPublic(bucket);
    const fix = name === "media" ? messages.makeMediaPrivate : messages.makePrivate;
    const isServed = !["localhost", "127.0.0.1"].includes(new URL(endpoint).hostname);
    return [
      works,
      ...owner,
      name === "leads" && isServed ? fault(messages.storage, text, fix) : advice(messages.storage, text, fix),
      ...examineClock(answer),
    ];
  } catch (error) {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
    const code = String(status ?? (error as { code?: string }).code ?? "");
    const what = error instanceof S3ServiceException ? `${error.name} (${status})` : reasonOf(error);
    if (what.startsWith("RequestTimeTooSkewed"))
      return [fault(messages.storage, messages.clockDiffersTooMuch, messages.synchroniseClocksOnly)];
    return [
      fault(
        messages.storage,
        messages.bucketIsUnusable(bucket, what),
        code === "ENOTFOUND" && !new URL(endpoint).hostname.includes(".")
          ? messages.startService("S3_ENDPOINT")
          : (storageFixes[code] ?? messages.checkStorage),
      ),
    ];
  }
}

/** Checks whether sweeps may delete objects in this bucket. */
async function examineOwner(bucket: string): Promise<HealthFinding[]> {
  const state = await bucketState(bucket).catch(() => undefined); // a database that is down has its own finding
  if (state !== "foreign" && state !== "unmarked") return [];
  return [
    fault(
      messages.storage,
      state === "foreign" ? messages.bucketOfOtherDatabase(bucket) : messages.bucketUnmarked(bucket),
      messages.useSeparateBuckets,
    ),
  ];
}

/** The storage refuses requests that are signed with a wrong time. */
function examineClock({ headers }: Response): HealthFinding[] {
  const date = Date.parse(headers.get("Date") ?? "");
  const seconds = Math.round((date - Date.now()) / 1000);
  if (Number.isNaN(date) || Math.abs(seconds) < 30) return [];
  return [fault(messages.storage, messages.clockDiffers(Math.abs(seconds)), messages.synchroniseClocksOnly)];
}
