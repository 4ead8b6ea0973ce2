import { z } from "zod";

/** A postgres, smtp or http address; the message says what is wrong and shows one that is right. */
function address(example: string) {
  const schemes = [...new Set([example.split(":")[0], ...alternatives(example)])];
  return z
    .string({ error: `is missing. Example: ${example}` })
    .refine((value) => URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1)), {
      error: (issue) =>
        `is "${withoutPassword(String(issue.input))}", which is not an address of the form ${example}`,
    });
}

function alternatives(example: string): string[] {
  if (example.startsWith("postgres")) return ["postgres", "postgresql"];
  if (example.startsWith("smtp")) return ["smtp", "smtps"];
  return ["http", "https"];
}

function withoutPassword(value: string) {
  return value.replace(/:\/\/[^@/]*@/, "://…@");
}

const required = (example: string) =>
  z.string({ error: `is missing. Example: ${example}` }).min(1, `is empty. Example: ${example}`);

const email = (example: string) => z.email({ error: `is not an e-mail address. Example: ${example}` });

const port = z.coerce
  .number({ error: "is not a number. Example: 9464" })
  .int("is not a whole number")
  .min(1, "is not a port, which are 1 to 65535")
  .max(65_535, "is not a port, which are 1 to 65535");

const count = (example: string) =>
  z.coerce
    .number({ error: `is not a number. Example: ${example}` })
    .int("is not a whole number")
    .min(1, "must be at least 1")
    .default(Number(example));

const envSchema = z
  .object({
    NODE_ENV: z.enum(["production", "development", "test"]).default("production"),
    /** Where visitors reach the site; links in mails start with it. */
    SITE_URL: address("https://www.kestrel.example").transform((value) => value.replace(/\/$/, "")),
    DATABASE_URL: address("postgres://site:secret@localhost:5432/site"),
    S3_ENDPOINT: address("http://localhost:8333"),
    /** Where a browser reaches the same storage, for signed links; S3_ENDPOINT when unset. */
    S3_PUBLIC_ENDPOINT: address("https://files.kestrel.example").optional(),
    S3_REGION: z.string().min(1).default("us-east-1"),
    S3_ACCESS_KEY_ID: required("site"),
    S3_SECRET_ACCESS_KEY: required("a long random text"),
    S3_LEADS_BUCKET: z.string().min(3).default("leads"),
    S3_MEDIA_BUCKET: z.string().min(3).default("media"),
    /** Where the public reads the `public/` folder of the media bucket; through the app when unset. */
    MEDIA_PUBLIC_URL: address("https://cdn.kestrel.example/media")
      .transform((value) => value.replace(/\/$/, ""))
      .optional(),
    SMTP_URL: address("smtp://user:secret@mail.kestrel.example:587"),
    /** Our own sender, as an address or `Name <address>`. */
    MAIL_FROM: z
      .string()
      .regex(/\S+@\S+/, "is not a sender. Example: Kestrel <site@kestrel.example>")
      .default("Kestrel <site@kestrel.example>"),
    /** Who hears of new leads; the setting contact_email when unset. */
    LEADS_MAIL_TO: email("sales@kestrel.example").optional(),
    LEAD_WEBHOOK_URL: address("https://crm.kestrel.example/leads").optional(),
    /** Whether LEAD_WEBHOOK_URL may lead into our own network. */
    LEAD_WEBHOOK_PRIVATE: z
      .enum(["true", "false"], { error: 'is neither "true" nor "false"' })
      .default("false")
      .transform((value) => value === "true"),
    LEAD_WEBHOOK_SECRET: z.string().min(16, "needs at least 16 characters").optional(),
    /** Enquiries taken from one address in an hour; an office behind one address shares it. */
    LEAD_RATE_LIMIT_PER_ADDRESS: count("60"),
    /** Enquiries taken from everybody together in an hour, and four times as many in a day. */
    LEAD_RATE_LIMIT_PER_SITE: count("300"),
    ADMIN_EMAIL: email("owner@kestrel.example").optional(),
    ADMIN_PASSWORD: z.string().min(12, "needs at least 12 characters").optional(),
    /** What the secrets of authenticator apps are sealed with; without it nobody can set one up. */
    SECRET_KEY: z.string().min(32, "needs at least 32 characters. Example: openssl rand -hex 32").optional(),
    /** Whether a fresh database is filled with the demo agency. */
    DEMO_CONTENT: z
      .enum(["true", "false"], { error: 'is neither "true" nor "false"' })
      .default("true")
      .transform((value) => value === "true"),
    /** `inline`: jobs run in the web process; `separate`: in `npm run worker`. */
    WORKER: z.enum(["inline", "separate"], { error: 'is neither "inline" nor "separate"' }).default("inline"),
    /** How many proxies in front of the app may be believed about the visitor's address. */
    TRUSTED_PROXIES: z.coerce
      .number({ error: "is not a number. Example: 1" })
      .int()
      .min(0)
      .max(10)
      .default(0),
    /** The address to listen on; all of them when unset. `remix-serve` reads it too. */
    HOST: z.string().optional(),
    /** Where figures for Prometheus are served; nowhere when unset. */
    METRICS_PORT: port.optional(),
    /** A collector of OpenTelemetry that takes OTLP over HTTP; nothing is traced when unset. */
    OTEL_EXPORTER_OTLP_ENDPOINT: address("http://collector:4318").optional(),
    /** `name=value,name=value`, for a collector that asks for a key. */
    OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
    OTEL_SERVICE_NAME: z.string().default("site"),
    /** Earlier values of SECRET_KEY, by commas: what was sealed with them still opens. */
    SECRET_KEYS_OLD: z
      .string()
      .transform((keys) =>
        keys
          .split(",")
          .map((key) => key.trim())
          .filter(Boolean),
      )
      .optional(),
    LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  })
  .refine((env) => !env.LEAD_WEBHOOK_URL || env.LEAD_WEBHOOK_SECRET, {
    path: ["LEAD_WEBHOOK_SECRET"],
    error: "is missing, and LEAD_WEBHOOK_URL needs it to sign what it sends. Example: openssl rand -hex 32",
  })
  .refine((env) => !env.ADMIN_EMAIL === !env.ADMIN_PASSWORD, {
    path: ["ADMIN_PASSWORD"],
    error: "and ADMIN_EMAIL go together: set both, or neither and use the one-time link",
  });

export type Env = z.output<typeof envSchema>;

export class EnvironmentError extends Error {
  override name = "EnvironmentError";
}

/**
 * Reads the configuration. An empty variable counts as unset.
 * Throws an EnvironmentError that names every wrong variable, its problem and an example.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = envSchema.safeParse(filled);
  if (parsed.success) return parsed.data;

  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join(".")} ${issue.message}`);
  throw new EnvironmentError(
    `The configuration is not complete:\n${problems.join("\n")}\nSee .env.example for every variable.`,
  );
}

export const env = parseEnv(process.env);
