/** Variables that a developer may have set and that no test may depend on. */
const personalVariables = [
  "S3_REGION",
  "S3_LEADS_BUCKET",
  "S3_MEDIA_BUCKET",
  "MEDIA_PUBLIC_URL",
  "MAIL_FROM",
  "LEADS_MAIL_TO",
  "LEAD_WEBHOOK_URL",
  "LEAD_WEBHOOK_PRIVATE",
  "LEAD_WEBHOOK_SECRET",
  "IMAGE_FETCH_PRIVATE_ADDRESSES",
  "LEAD_RATE_LIMIT_PER_ADDRESS",
  "LEAD_RATE_LIMIT_PER_SITE",
  "ADMIN_EMAIL",
  "ADMIN_PASSWORD",
  "SECRET_KEY",
  "DEMO_CONTENT",
  "DEMO_LEADS",
  "TRUSTED_PROXIES",
  "WORKER",
  "PING_URL",
  "BACKUP_PING_URL",
];

/** Removes them from this process's environment. */
export function forgetPersonalVariables() {
  for (const name of personalVariables) delete process.env[name];
}
