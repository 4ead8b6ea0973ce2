import type { Env } from "#app/platform/env.server.ts";
import { advice, type Finding, fault, fine } from "./finding.ts";

/** Looks at what variables say about each other, without asking anybody. */
export function examineSettings(env: Env): Finding[] {
  const { protocol, hostname, pathname } = new URL(env.SITE_URL);
  const isLocal = hostname === "localhost" || hostname === "127.0.0.1";
  const findings: Finding[] = [];
  if (pathname !== "/")
    findings.push(
      fault(
        "SITE_URL",
        `has the path ${pathname}`,
        "The site lives at the top of its host: leave the path out.",
      ),
    );
  if (protocol !== "https:" && !isLocal)
    findings.push(
      fault(
        "SITE_URL",
        "is not https: passwords and cookies cross the network in the open",
        "Give the edge a certificate and say https://.",
      ),
    );
  else findings.push(fine("SITE_URL", env.SITE_URL));
  if (protocol === "https:" && env.S3_PUBLIC_ENDPOINT?.startsWith("http:"))
    findings.push(
      fault(
        "S3_PUBLIC_ENDPOINT",
        "is not https: browsers refuse downloads from it on a page that is",
        "Give the storage's door a certificate too, and say https://.",
      ),
    );
  if (!env.SECRET_KEY)
    findings.push(
      advice(
        "SECRET_KEY",
        "is not set: passkeys are the only second factor",
        "openssl rand -hex 32, the same for every process.",
      ),
    );
  const isLocalStorage = ["localhost", "127.0.0.1"].includes(new URL(env.S3_ENDPOINT).hostname);
  for (const name of ["SECRET_KEY", "LEAD_WEBHOOK_SECRET", "S3_SECRET_ACCESS_KEY"] as const) {
    const value = env[name];
    if (value && isWeak(value) && !(isLocalStorage && name === "S3_SECRET_ACCESS_KEY"))
      findings.push(fault(name, "can be guessed", "Make one at random: openssl rand -hex 32"));
  }
  if (env.LEADS_MAIL_TO?.endsWith(".example") && !isLocal)
    findings.push(
      fault(
        "LEADS_MAIL_TO",
        "is an example address, so notifications of new leads reach nobody while no recipient is set in the admin",
        "Set your own address, or leave it empty and add recipients under Settings, Lead data.",
      ),
    );
  if (env.SECRET_KEYS_OLD)
    findings.push(advice("SECRET_KEYS_OLD", "is still set", "Run site admin reseal, then take it out."));
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
        "is 0, though something in front speaks https",
        "Say how many proxies stand in front, or all visitors share one limit.",
      ),
    );
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (timeZone !== "UTC" && timeZone !== "Etc/UTC")
    findings.push(
      advice(
        "Time zone",
        `of this process is ${timeZone}`,
        "TZ=UTC keeps logs of several machines comparable; the site computes in UTC.",
      ),
    );
  return findings;
}

/** Words of examples, and what has few different letters. */
function isWeak(secret: string): boolean {
  return new Set(secret).size < 8 || /^(secret|password|change|example|default|admin|test)/i.test(secret);
}
