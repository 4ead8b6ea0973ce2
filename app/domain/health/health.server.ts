import { DeadlineError, within } from "#app/platform/deadline.ts";
import { type Env, env } from "#app/platform/env.server.ts";
import { examineDatabase } from "./examine-database.server.ts";
import { examineMail } from "./examine-mail.server.ts";
import { examineDemo, examineSettings } from "./examine-settings.server.ts";

import { examineSite } from "./examine-site.server.ts";
import { examineBucket } from "./examine-storage.server.ts";
import { type Finding, fault } from "./finding.ts";
import { messages } from "./messages.ts";

/** Milliseconds for each check. */
const TIMEOUT_MS = 20_000;

/** Runs the checks of `npm run doctor` except those of the local machine. Resolves within 20 s. */
export function checkHealth(): Promise<Finding[]> {
  return examineServices(env);
}

/** Checks every service that the site needs. The result is the same from every machine. */
export async function examineServices(env: Env, timeoutMs = TIMEOUT_MS): Promise<Finding[]> {
  const checks: [about: string, check: Promise<Finding[]>][] = [
    ["PostgreSQL", examineDatabase(env.DATABASE_URL, env.LEADS_MAIL_TO)],
    [messages.storage, examineBucket("leads", env.S3_LEADS_BUCKET, env.S3_ENDPOINT)],
    [messages.storage, examineBucket("media", env.S3_MEDIA_BUCKET, env.S3_ENDPOINT)],
    [messages.mail, examineMail(env)],
    [messages.demo, examineDemo(env)],
    [messages.site, examineSite(env.SITE_URL)],
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
