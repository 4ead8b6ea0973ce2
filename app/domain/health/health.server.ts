import nodemailer from "nodemailer";
import { listDemoSettings, type StoredSetting } from "#app/domain/settings/demo-settings.ts";
import { certificateExpiry } from "#app/platform/certificate.server.ts";
import { DeadlineError, within } from "#app/platform/deadline.ts";
import { type Env, env } from "#app/platform/env.server.ts";
import { pingVariables } from "#app/platform/ping-monitor.server.ts";
import { sendsPlainPassword, smtpOptions } from "#app/platform/smtp-options.server.ts";
import { connectPostgres } from "#db/connection/connect.ts";
import { examineBucket, examineDatabase } from "./examine-stores.server.ts";
import { advice, fault, fine, type HealthFinding, reasonOf } from "./finding.ts";
import { messages } from "./messages.ts";

/** Milliseconds for each check. */
const TIMEOUT_MS = 20_000;

/** Runs the checks of `npm run doctor` except those of the local machine. Resolves within 20 s. */
export function checkHealth(): Promise<HealthFinding[]> {
  return examineServices(env);
}

/** Checks every service that the site needs. The result is the same from every machine. */
export async function examineServices(env: Env, timeoutMs = TIMEOUT_MS): Promise<HealthFinding[]> {
  const checks: [about: string, check: Promise<HealthFinding[]>][] = [
    ["PostgreSQL", examineDatabase(env.DATABASE_URL, env.LEADS_MAIL_TO)],
    [messages.storageOf(env.S3_LEADS_BUCKET), examineBucket("leads", env.S3_LEADS_BUCKET, env.S3_ENDPOINT)],
    [messages.storageOf(env.S3_MEDIA_BUCKET), examineBucket("media", env.S3_MEDIA_BUCKET, env.S3_ENDPOINT)],
    [messages.mail, examineMail(env)],
    [messages.demo, examineDemo(env)],
    [messages.site, examineSite(env.SITE_URL)],
    ...pingVariables.map((name): [string, Promise<HealthFinding[]>] => [name, examinePing(name, env[name])]),
  ];
  const found = await Promise.all(
    checks.map(([about, check]) =>
      within(timeoutMs, check).catch((error: unknown) => {
        if (!(error instanceof DeadlineError)) throw error;
        return [fault(about, messages.didNotFinish(timeoutMs / 1000), messages.slowService)];
      }),
    ),
  );
  return [...examineSettings(env), ...found.flat()];
}

/** Checks environment variables against each other, without network access. */
function examineSettings(env: Env): HealthFinding[] {
  const { protocol, hostname, pathname } = new URL(env.SITE_URL);
  const isLocal = hostname === "localhost" || hostname === "127.0.0.1";
  const findings: HealthFinding[] = [];
  if (pathname !== "/")
    findings.push(fault("SITE_URL", messages.includesPath(pathname), messages.removePath));
  if (protocol !== "https:" && !isLocal)
    findings.push(fault("SITE_URL", messages.siteWithoutHttps, messages.installCertificate));
  else findings.push(fine("SITE_URL", env.SITE_URL));
  if (!env.SECRET_KEY)
    findings.push(advice("SECRET_KEY", messages.secretKeyMissing, messages.generateSecretKey));
  const isLocalStorage = ["localhost", "127.0.0.1"].includes(new URL(env.S3_ENDPOINT).hostname);
  for (const name of ["SECRET_KEY", "LEAD_WEBHOOK_SECRET", "S3_SECRET_ACCESS_KEY"] as const) {
    const value = env[name];
    if (value && isWeak(value) && !(isLocalStorage && name === "S3_SECRET_ACCESS_KEY"))
      findings.push(fault(name, messages.tooWeak, messages.generateSecret));
  }
  if (env.LEADS_MAIL_TO.some((address) => address.endsWith(".example")) && !isLocal)
    findings.push(fault("LEADS_MAIL_TO", messages.exampleRecipient, messages.setRecipient));
  if (env.SECRET_KEYS_OLD)
    findings.push(advice("SECRET_KEYS_OLD", messages.oldKeysSet, messages.removeOldKeys));
  if (env.ADMIN_PASSWORD)
    findings.push(advice("ADMIN_PASSWORD", messages.firstPasswordSet, messages.removeFirstPassword));
  if (protocol === "https:" && env.TRUSTED_PROXIES === 0)
    findings.push(advice("TRUSTED_PROXIES", messages.noTrustedProxies, messages.countProxies));
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (timeZone !== "UTC" && timeZone !== "Etc/UTC")
    findings.push(advice(messages.timeZone, messages.processTimeZone(timeZone), messages.setTimeZone));
  return findings;
}

/** Detects example values and secrets with few distinct characters. */
function isWeak(secret: string): boolean {
  return new Set(secret).size < 8 || /^(secret|password|change|example|default|admin|test)/i.test(secret);
}

/**
 * Finds settings that still have demo values: a fault on a public site. Returns nothing while the database is
 * unreadable, which another check reports.
 */
async function examineDemo({ DATABASE_URL, SITE_URL }: Env): Promise<HealthFinding[]> {
  const sql = connectPostgres(DATABASE_URL, "command", { max: 1, connect_timeout: 5 });
  try {
    const rows = await sql<StoredSetting[]>`
      select key, value, version, updated_by as "updatedBy" from site_settings`;
    const found = listDemoSettings(rows);
    if (found.length === 0) return [];
    const isPublic = new URL(SITE_URL).protocol === "https:";
    const keys = found.map(({ key }) => key).join(", ");
    return [(isPublic ? fault : advice)(messages.demo, messages.demoSettings(keys), messages.changeSettings)];
  } catch {
    return [];
  } finally {
    await sql.end({ timeout: 1 });
  }
}

const mailFixes: Record<string, string> = {
  ECONNREFUSED: messages.mailRefused,
  ESOCKET: messages.mailTlsFailed,
  EDNS: messages.mailHostUnknown,
  ETIMEDOUT: messages.mailTimedOut,
  EAUTH: messages.wrongMailCredentials,
  ETLS: messages.mailCertificateInvalid,
};

/** Nodemailer replaces the codes of TLS errors by its own, so only their texts tell certificates apart. */
const certificateTexts: [text: RegExp, fix: string][] = [
  [/altnames/, messages.certificateNameWrong],
  [/expired/, messages.certificateExpired],
  [/certificate/, messages.certificateNotTrusted],
];

function mailFix(error: unknown, host: string): string {
  const { code = "", message = "" } = error as { code?: string; message?: string };
  if (code === "EDNS" && !host.includes(".")) return messages.startService("SMTP_URL");
  if (/STARTTLS/.test(message)) return messages.mailTlsMissing;
  const [, fix] = certificateTexts.find(([text]) => text.test(message)) ?? [];
  return fix ?? mailFixes[code] ?? messages.seeSmtpUrl;
}

/** Checks that the mail server answers, accepts the sign-in and speaks TLS; nothing is sent. */
async function examineMail({ SMTP_URL, MAIL_FROM, SITE_URL }: Env): Promise<HealthFinding[]> {
  const url = new URL(SMTP_URL);
  const transport = nodemailer.createTransport(smtpOptions(SMTP_URL));
  const findings: HealthFinding[] = [];
  if (sendsPlainPassword(SMTP_URL))
    findings.push(fault(messages.mail, messages.mailPasswordInPlainText(url.host), messages.removeIgnoreTls));
  try {
    await transport.verify();
    findings.push(
      fine(messages.mail, url.username ? messages.hostAcceptsSignIn(url.host) : messages.answers(url.host)),
    );
    const isNear = ["localhost", "127.0.0.1", "mailbox"].includes(url.hostname);
    if (!isNear && !url.username)
      findings.push(advice(messages.mail, messages.mailUserMissing, messages.mailUserNeeded));
  } catch (error) {
    findings.push(
      fault(messages.mail, messages.hostIsUnusable(url.host, reasonOf(error)), mailFix(error, url.hostname)),
    );
  } finally {
    transport.close();
  }
  const sender = /@([^\s>]+)/.exec(MAIL_FROM)?.[1] ?? "";
  if (sender.endsWith(".example") && !new URL(SITE_URL).hostname.endsWith("localhost"))
    findings.push(fault(messages.mail, messages.exampleSender(sender), messages.setSender));
  return findings;
}

/**
 * Checks that the monitor's host answers. Only its home page is requested: the address itself would tell the monitor
 * that all is well.
 */
async function examinePing(name: string, url: string | undefined): Promise<HealthFinding[]> {
  if (!url) return [];
  const { origin } = new URL(url);
  try {
    const { body } = await fetch(origin, { redirect: "manual", signal: AbortSignal.timeout(10_000) });
    await body?.cancel();
    return [fine(name, messages.answers(origin))];
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error;
    return [fault(name, messages.doesNotAnswer(origin, reasonOf(cause)), messages.correctPing)];
  }
}

const MIN_CERTIFICATE_DAYS = 14;

async function examineCertificate(siteUrl: string): Promise<HealthFinding[]> {
  const expiry = await certificateExpiry(siteUrl).catch(() => undefined); // the site has answered just before
  if (!expiry) return [];
  const days = Math.floor((expiry.getTime() - Date.now()) / 86_400_000);
  if (days >= MIN_CERTIFICATE_DAYS) return [];
  return [fault(messages.site, messages.certificateExpires(days), messages.renewCertificate)];
}

/** Headers that every response of this site carries. */
const siteHeaders = ["Content-Security-Policy", "X-Content-Type-Options", "Referrer-Policy", "X-Request-Id"];

/**
 * Checks the public site from outside: whether it responds, whether it is this site, and whether the edge passes its
 * headers on.
 */
async function examineSite(siteUrl: string): Promise<HealthFinding[]> {
  try {
    // Not /readyz: the edge answers 404 for it.
    const alive = await fetch(`${siteUrl}/healthz`, {
      redirect: "manual",
      signal: AbortSignal.timeout(10_000),
    });
    await alive.body?.cancel();
    const page = await fetch(siteUrl, { redirect: "manual", signal: AbortSignal.timeout(10_000) });
    await page.body?.cancel();
    const missing = siteHeaders.filter((name) => !page.headers.has(name));
    return [
      alive.ok
        ? fine(messages.site, messages.answers(siteUrl))
        : fault(messages.site, messages.healthAnswers(siteUrl, alive.status), messages.checkSiteUrl),
      ...(page.status === 200
        ? []
        : [fault(messages.site, messages.homePageAnswers(page.status), messages.searchRequestId)]),
      ...(missing.length === 0
        ? []
        : [fault(messages.site, messages.proxyRemoves(missing.join(", ")), messages.passHeaders)]),
      ...(await examineCertificate(siteUrl)),
      ...(siteUrl.startsWith("https:") && !page.headers.has("Strict-Transport-Security")
        ? [advice(messages.site, messages.noStrictTransport, messages.passHeader)]
        : []),
    ];
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error;
    return [advice(messages.site, messages.siteDoesNotAnswer(siteUrl, reasonOf(cause)), messages.startSite)];
  }
}
