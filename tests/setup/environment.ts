import { inject } from "vitest";
import { forgetPersonalVariables } from "./personal-variables.ts";
import { inDatabase, workerDatabase } from "./worker-database.ts";

forgetPersonalVariables();
const worker = process.env.VITEST_POOL_ID ?? "1";
const services = inject("services");

// This worker's own database, buckets and SMTP client name: test files run in parallel.
Object.assign(process.env, services, {
  NODE_ENV: "test",
  SITE_URL: "https://kestrel.example",
  MAIL_FROM: "Kestrel <site@kestrel.example>",
  LEADS_MAIL_TO: "office@kestrel.test",
  DATABASE_URL: inDatabase(services.DATABASE_URL ?? "", workerDatabase(worker)),
  S3_LEADS_BUCKET: `leads-${worker}`,
  S3_MEDIA_BUCKET: `media-${worker}`,
  SMTP_URL: `${services.SMTP_URL}?name=worker-${worker}`,
  WORKER: "separate",
  LOG_LEVEL: process.env.LOG_LEVEL ?? "silent",
  MAILBOX_URL: inject("mailboxUrl"),
  MAILBOX_SENDER: `worker-${worker}`,
});
