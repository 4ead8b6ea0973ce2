import { readFileSync } from "node:fs";
import { z } from "zod";
import { DatabaseUrlError, parseDatabaseUrl, withCaFile } from "#db/connection/database-url.ts";
import { messages } from "./messages.ts";

/** A postgres, smtp or http address; the error message explains the problem with a valid example. */
function address(example: string) {
  const schemes = [...new Set([example.split(":")[0], ...alternatives(example)])];
  return z.string({ error: messages.isMissing(example) }).refine((value) => isAddress(value, schemes), {
    error: ({ input }) => {
      const value = String(input);
      const problem = messages.wrongAddress(withoutPassword(value), example);
      const isUnencoded = !URL.canParse(value) || hasLateAt(value);
      return value.includes("@") && isUnencoded ? problem + messages.encodePassword : problem;
    },
  });
}

function isAddress(value: string, schemes: (string | undefined)[]): boolean {
  if (!URL.canParse(value) || !schemes.includes(new URL(value).protocol.slice(0, -1))) return false;
  return !(new URL(value).username && hasLateAt(value));
}

/** An `@` behind the host: a `/` in the password has ended the host, so the rest of the password is the path. */
function hasLateAt(value: string): boolean {
  const { pathname, hash } = new URL(value);
  return (pathname + hash).includes("@");
}

function alternatives(example: string): string[] {
  if (example.startsWith("postgres")) return ["postgres", "postgresql"];
  if (example.startsWith("smtp")) return ["smtp", "smtps"];
  return ["http", "https"];
}

/** A password that is not percent-encoded may contain any character, so it ends at the last @. */
function withoutPassword(value: string) {
  return value.replace(/^([a-z]+:\/\/)?.*@/is, "$1…@");
}

const required = (example: string) =>
  z.string({ error: messages.isMissing(example) }).min(1, messages.isEmpty(example));

const email = (example: string) => z.email({ error: messages.notAnEmailAddress(example) });

/** An integer from `least` to `max`. */
const number = (least: number, max: number, example: string) => {
  const error = messages.notANumber(least, max, example);
  return z.coerce.number({ error }).int(error).min(least, error).max(max, error);
};

const count = (example: string) => number(1, 1_000_000_000, example).default(Number(example));

const oneOf = <Words extends readonly [string, ...string[]]>(words: Words, example: Words[number]) =>
  z
    .enum(words, { error: messages.notAnOption(words.join(", "), example) })
    .default(example as z.util.NoUndefined<Words[number]>);

const yesOrNo = (standard: "true" | "false") =>
  oneOf(["true", "false"], standard).transform((value) => value === "true");

const bucket = (example: string) => z.string().min(3, messages.bucketNameTooShort(example)).default(example);

const secret = (length: number) => z.string().min(length, messages.tooShort(length)).optional();

const ipRange = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

const variables = z.object({
  NODE_ENV: oneOf(["production", "development", "test"], "production"),
  /** The site's public address; links in mails start with it. */
  SITE_URL: address("https://www.agency.example").transform((value) => value.replace(/\/$/, "")),
  DATABASE_URL: address("postgres://site:secret@localhost:5432/site"),
  /** A file with Postgres' certificate authority, in PEM. */
  DATABASE_CA_FILE: z.string().optional(),
  S3_ENDPOINT: address("http://localhost:8333"),
  S3_REGION: z.string().min(1).default("us-east-1"),
  S3_ACCESS_KEY_ID: required("site"),
  S3_SECRET_ACCESS_KEY: required("a long random text"),
  S3_LEADS_BUCKET: bucket("leads"),
  S3_MEDIA_BUCKET: bucket("media"),
  /** The public address of the `public/` folder of the media bucket; through the app by default. */
  MEDIA_PUBLIC_URL: address("https://cdn.agency.example/media")
    .transform((value) => value.replace(/\/$/, ""))
    .optional(),
  SMTP_URL: address("smtp://user:secret@mail.agency.example:587"),
  /** The sender of mails, as an address or `Name <address>`; by default `website` at the host of SITE_URL. */
  MAIL_FROM: z
    .string()
    .regex(/\S+@\S+/, messages.notASender)
    .optional(),
  /**
   * The recipients of lead notifications while the setting leads_mail_to is empty, separated by commas; without either,
   * no notification is sent.
   */
  LEADS_MAIL_TO: z
    .string()
    .transform((addresses) => addresses.split(",").map((address) => address.trim()))
    .refine((addresses) => addresses.every((address) => z.email().safeParse(address).success), {
      error: messages.notEmailAddresses,
    })
    .default([]),
  LEAD_WEBHOOK_URL: address("https://crm.agency.example/leads").optional(),
  /** Whether LEAD_WEBHOOK_URL may point into the internal network. */
  LEAD_WEBHOOK_PRIVATE: yesOrNo("false"),
  LEAD_WEBHOOK_SECRET: secret(16),
  /** Comma-separated internal addresses from which pasted pictures may be downloaded; none by default. */
  IMAGE_FETCH_PRIVATE_ADDRESSES: z
    .string()
    .transform((addresses) => addresses.split(",").map((address) => address.trim()))
    .refine((addresses) => addresses.every((address) => ipRange.safeParse(address).success), {
      error: messages.notAnAddressList,
    })
    .default([]),
  /** Accepted enquiries per address and hour; the visitors of an office share one address. */
  LEAD_RATE_LIMIT_PER_ADDRESS: count("60"),
  /** Accepted enquiries in total per hour, and four times as many per day. */
  LEAD_RATE_LIMIT_PER_SITE: count("300"),
  /** Where and when `site backup-schedule` stores backups: hours and minutes in the time zone of the process. */
  BACKUP_FOLDER: z.string().default("backups"),
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, messages.notATime)
    .default("02:30"),
  /** The number of days and weeks whose newest backup is kept. */
  BACKUP_KEEP_DAYS: count("7"),
  BACKUP_KEEP_WEEKS: count("5"),
  /** Requested each minute while the site is healthy, such as an address of a monitor that waits for it. */
  PING_URL: address("https://hc-ping.com/a1b2c3").optional(),
  /** The same after each successful scheduled backup. */
  BACKUP_PING_URL: address("https://hc-ping.com/a1b2c3").optional(),
  /** The age recipient for encrypted backups. */
  BACKUP_RECIPIENT: z.string().startsWith("age1", messages.notARecipient).optional(),
  /** The identity that decrypts them, for restore and drill: a key, or a file of `age-keygen`, including comments. */
  BACKUP_IDENTITY: z
    .string()
    .transform((file) => file.replace(/^#.*$/gm, "").trim())
    .pipe(z.string().startsWith("AGE-SECRET-KEY-", messages.notAnIdentity))
    .optional(),
  ADMIN_EMAIL: email("owner@agency.example").optional(),
  ADMIN_PASSWORD: secret(12),
  /** Encrypts the secrets of authenticator apps; without it none can be set up. */
  SECRET_KEY: secret(32),
  /** Whether a new database gets the demo agency's content. */
  DEMO_CONTENT: yesOrNo("true"),
  /** Whether a new database gets fictitious enquiries and tasks, to try out the admin; by default with the demo. */
  DEMO_LEADS: z.enum(["true", "false"], { error: messages.notAnOption("true, false", "false") }).optional(),
  /** `inline`: jobs run in the web process; `separate`: in `site worker`. */
  WORKER: oneOf(["inline", "separate"], "inline"),
  /** The number of trusted proxies in front of the app. */
  TRUSTED_PROXIES: number(0, 10, "1").default(0),
  /** The port and address to listen on; by default 3000 and all addresses. `remix-serve` reads them too. */
  PORT: number(1, 65_535, "3000").optional(),
  HOST: z.string().optional(),
  /** The port of Prometheus metrics; disabled by default. */
  METRICS_PORT: number(1, 65_535, "9464").optional(),
  /** An OpenTelemetry collector with OTLP over HTTP; tracing is disabled by default. */
  OTEL_EXPORTER_OTLP_ENDPOINT: address("http://collector:4318").optional(),
  /** `name=value,name=value`, for a collector that requires a key. */
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  /** Whether a `traceparent` header is trusted: only if the reverse proxy sets or removes it. */
  OTEL_TRUST_TRACEPARENT: yesOrNo("false"),
  OTEL_SERVICE_NAME: z.string().default("site"),
  /** Comma-separated earlier values of SECRET_KEY, which still decrypt. */
  SECRET_KEYS_OLD: z
    .string()
    .transform((keys) =>
      keys
        .split(",")
        .map((key) => key.trim())
        .filter(Boolean),
    )
    .optional(),
  LOG_LEVEL: oneOf(["trace", "debug", "info", "warn", "error", "fatal", "silent"], "info"),
});

const envSchema = variables
  .refine((env) => !env.LEAD_WEBHOOK_URL || env.LEAD_WEBHOOK_SECRET, {
    path: ["LEAD_WEBHOOK_SECRET"],
    error: messages.webhookSecretMissing,
  })
  .refine((env) => env.S3_LEADS_BUCKET !== env.S3_MEDIA_BUCKET, {
    path: ["S3_MEDIA_BUCKET"],
    error: messages.sameBucket,
  })
  .refine((env) => !env.ADMIN_EMAIL === !env.ADMIN_PASSWORD, {
    path: ["ADMIN_PASSWORD"],
    error: messages.ownerVariables,
  })
  .transform((env) => ({
    ...env,
    DATABASE_URL: withCaFile(env.DATABASE_URL, env.DATABASE_CA_FILE),
    MAIL_FROM: env.MAIL_FROM ?? `website@${new URL(env.SITE_URL).hostname.replace(/^www\./, "")}`,
    DEMO_LEADS: env.DEMO_LEADS ? env.DEMO_LEADS === "true" : env.DEMO_CONTENT,
  }))
  .superRefine(({ DATABASE_URL }, issues) => {
    try {
      parseDatabaseUrl(DATABASE_URL);
    } catch (error) {
      if (!(error instanceof DatabaseUrlError)) throw error;
      issues.addIssue({ code: "custom", path: ["DATABASE_URL"], message: error.message });
    }
  });

export type Env = z.output<typeof envSchema>;

/** Errors of the configuration, one line per variable. */
class EnvironmentError extends Error {
  override name = "EnvironmentError";
}

/**
 * Parses the configuration. An empty variable counts as unset. Instead of a variable, `NAME_FILE` can name a file with
 * its value.
 * Throws an EnvironmentError that lists every invalid variable with its problem and an example.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const { values, problems: fileProblems } = readFiles(filled);
  const parsed = envSchema.safeParse({ ...filled, ...values });
  if (parsed.success && fileProblems.length === 0) return parsed.data;

  const unread = new Set(fileProblems.map(({ name }) => name));
  const issues = (parsed.error?.issues ?? [])
    .map((issue) => ({ name: issue.path.join("."), message: issue.message }))
    .filter(({ name }) => !unread.has(name));
  const problems = [...fileProblems, ...issues].map(({ name, message }) => `  ${name} ${message}`);
  throw new EnvironmentError(messages.invalidConfiguration(problems.join("\n")));
}

/** The values of variables given as files, without the trailing line break. An empty file counts as unset. */
function readFiles(source: Record<string, string | undefined>) {
  const values: Record<string, string> = {};
  const problems: { name: string; message: string }[] = [];
  for (const name of Object.keys(variables.shape)) {
    const file = source[`${name}_FILE`];
    if (!file) continue;
    if (source[name]) {
      problems.push({ name, message: messages.setTwice(name) });
      continue;
    }
    try {
      const value = readFileSync(file, "utf8").trim();
      if (value) values[name] = value;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      problems.push({ name, message: messages.unreadableFile(name, reason) });
    }
  }
  return { values, problems };
}

export const env = parseEnv(process.env);
