import { DeadlineError, within } from "#app/platform/deadline.ts";
import { type Env, env } from "#app/platform/env.server.ts";
import { examineDatabase } from "./examine-database.server.ts";
import { examineMail } from "./examine-mail.server.ts";
import { examineDemo, examineSettings } from "./examine-settings.server.ts";

import { examineSite } from "./examine-site.server.ts";
import { examineBucket } from "./examine-storage.server.ts";
import { advice, type Finding } from "./finding.ts";
import { messages } from "./messages.ts";

const timeoutMs = 20_000;

/** Runs the checks of `npm run doctor` except those of the local machine. Resolves within 20 s. */
export async function checkHealth(): Promise<Finding[]> {
  try {
    return await within(timeoutMs, examineServices(env));
  } catch (error) {
    if (!(error instanceof DeadlineError)) throw error;
    return [advice(messages.healthCheck, messages.didNotFinish(timeoutMs / 1000), messages.slowService)];
  }
}

/** Checks every service that the site needs. The result is the same from every machine. */
export async function examineServices(env: Env): Promise<Finding[]> {
  const found = await Promise.all([
    examineSettings(env),
    examineDatabase(env.DATABASE_URL, env.LEADS_MAIL_TO),
    examineBucket("leads", env.S3_LEADS_BUCKET, env.S3_ENDPOINT),
    examineBucket("media", env.S3_MEDIA_BUCKET, env.S3_ENDPOINT),
    examineMail(env),
    examineDemo(env),
    examineSite(env.SITE_URL),
  ]);
  return found.flat();
}
