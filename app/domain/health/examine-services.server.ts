import type { Env } from "#app/platform/env.server.ts";
import { examineDatabase } from "./examine-database.server.ts";
import { examineDemo } from "./examine-demo.server.ts";
import { examineMail } from "./examine-mail.server.ts";
import { examineSettings } from "./examine-settings.server.ts";
import { examineSite } from "./examine-site.server.ts";
import { examineBucket } from "./examine-storage.server.ts";
import type { Finding } from "./finding.ts";

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
