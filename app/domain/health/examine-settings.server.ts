import { listDemoSettings } from "#app/domain/settings/demo-settings.ts";
import { defaultSettings, type Settings, settingKeys } from "#app/domain/settings/registry.ts";
import { settingValue } from "#app/domain/settings/settings.server.ts";
import type { Env } from "#app/platform/env.server.ts";
import { connectPostgres } from "#db/connection/connect.ts";
import { advice, type Finding, fault, fine } from "./finding.ts";
import { messages } from "./messages.ts";

/** Checks environment variables against each other, without network access. */
export function examineSettings(env: Env): Finding[] {
  const { protocol, hostname, pathname } = new URL(env.SITE_URL);
  const isLocal = hostname === "localhost" || hostname === "127.0.0.1";
  const findings: Finding[] = [];
  if (pathname !== "/")
    findings.push(fault("SITE_URL", messages.includesPath(pathname), messages.removePath));
  if (protocol !== "https:" && !isLocal)
    findings.push(fault("SITE_URL", messages.siteWithoutHttps, messages.installCertificate));
  else findings.push(fine("SITE_URL", env.SITE_URL));
  if (protocol === "https:" && env.S3_PUBLIC_ENDPOINT?.startsWith("http:"))
    findings.push(
      fault("S3_PUBLIC_ENDPOINT", messages.storageWithoutHttps, messages.installStorageCertificate),
    );
  if (!env.SECRET_KEY)
    findings.push(advice("SECRET_KEY", messages.secretKeyMissing, messages.generateSecretKey));
  const isLocalStorage = ["localhost", "127.0.0.1"].includes(new URL(env.S3_ENDPOINT).hostname);
  for (const name of ["SECRET_KEY", "LEAD_WEBHOOK_SECRET", "S3_SECRET_ACCESS_KEY"] as const) {
    const value = env[name];
    if (value && isWeak(value) && !(isLocalStorage && name === "S3_SECRET_ACCESS_KEY"))
      findings.push(fault(name, messages.tooWeak, messages.generateSecret));
  }
  if (env.LEADS_MAIL_TO?.endsWith(".example") && !isLocal)
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
 * Finds settings that still have demo values: a fault on a public site, because enquiries would be misdirected. Returns
 * nothing while the database is unreadable, which another check reports.
 */
export async function examineDemo({ DATABASE_URL, DEMO_CONTENT, SITE_URL }: Env): Promise<Finding[]> {
  const sql = connectPostgres(DATABASE_URL, "command", { max: 1, connect_timeout: 5 });
  try {
    const rows = await sql<{ key: string; value: string }[]>`select key, value from site_settings`;
    const stored = new Map(rows.map(({ key, value }) => [key, value]));
    const values = settingKeys.map((key) => [key, settingValue(key, stored.get(key))]);
    const settings: Settings = { ...defaultSettings, ...Object.fromEntries(values) };
    const isPublic = new URL(SITE_URL).protocol === "https:";
    return listDemoSettings(settings, { hasDemo: DEMO_CONTENT }).map(({ key, label, value }) =>
      (isPublic ? fault : advice)(
        messages.demo,
        messages.settingIsExample(label, key, value),
        messages.changeSetting,
      ),
    );
  } catch {
    return [];
  } finally {
    await sql.end({ timeout: 1 });
  }
}
