import type { Env } from "#app/platform/env.server.ts";
import { advice, type Finding, fault, fine } from "./finding.ts";

/** Checks environment variables against each other, without network access. */
export function examineSettings(env: Env): Finding[] {
  const { protocol, hostname, pathname } = new URL(env.SITE_URL);
  const isLocal = hostname === "localhost" || hostname === "127.0.0.1";
  const findings: Finding[] = [];
  if (pathname !== "/")
    findings.push(
      fault(
        "SITE_URL",
        `includes the path ${pathname}`,
        "The site must be served at the root of its host: remove the path.",
      ),
    );
  if (protocol !== "https:" && !isLocal)
    findings.push(
      fault(
        "SITE_URL",
        "is not https: passwords and cookies are sent unencrypted",
        "Install a certificate on the reverse proxy and use https://.",
      ),
    );
  else findings.push(fine("SITE_URL", env.SITE_URL));
  if (protocol === "https:" && env.S3_PUBLIC_ENDPOINT?.startsWith("http:"))
    findings.push(
      fault(
        "S3_PUBLIC_ENDPOINT",
        "is not https: browsers block insecure downloads on an https page",
        "Install a certificate for the storage endpoint and use https://.",
      ),
    );
  if (!env.SECRET_KEY)
    findings.push(
      advice(
        "SECRET_KEY",
        "is not set: only passkeys are available as a second factor",
        "Generate one with openssl rand -hex 32, and use it for every process.",
      ),
    );
  const isLocalStorage = ["localhost", "127.0.0.1"].includes(new URL(env.S3_ENDPOINT).hostname);
  for (const name of ["SECRET_KEY", "LEAD_WEBHOOK_SECRET", "S3_SECRET_ACCESS_KEY"] as const) {
    const value = env[name];
    if (value && isWeak(value) && !(isLocalStorage && name === "S3_SECRET_ACCESS_KEY"))
      findings.push(fault(name, "is too weak", "Generate a random one: openssl rand -hex 32"));
  }
  if (env.LEADS_MAIL_TO?.endsWith(".example") && !isLocal)
    findings.push(
      fault(
        "LEADS_MAIL_TO",
        "is an example address: while no recipient is set in the admin, nobody is notified of new leads",
        "Set your own address, or leave it empty and add recipients under Settings, Lead data.",
      ),
    );
  if (env.SECRET_KEYS_OLD)
    findings.push(advice("SECRET_KEYS_OLD", "is still set", "Run site admin reseal, then remove it."));
  if (env.ADMIN_PASSWORD)
    findings.push(
      advice(
        "ADMIN_PASSWORD",
        "is still in the environment",
        "Only the first start needs it: remove ADMIN_PASSWORD and ADMIN_EMAIL.",
      ),
    );
  if (protocol === "https:" && env.TRUSTED_PROXIES === 0)
    findings.push(
      advice(
        "TRUSTED_PROXIES",
        "is 0, although a reverse proxy terminates https",
        "Set it to the number of reverse proxies. Otherwise all visitors share one rate limit.",
      ),
    );
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (timeZone !== "UTC" && timeZone !== "Etc/UTC")
    findings.push(
      advice(
        "Time zone",
        `of this process is ${timeZone}`,
        "Set TZ=UTC, so that the logs of several machines can be compared. The site computes in UTC.",
      ),
    );
  return findings;
}

/** Detects example values and secrets with few distinct characters. */
function isWeak(secret: string): boolean {
  return new Set(secret).size < 8 || /^(secret|password|change|example|default|admin|test)/i.test(secret);
}
