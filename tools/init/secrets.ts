import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Generated once unless given. Hexadecimal digits need no escaping in URLs. */
const generated = {
  POSTGRES_PASSWORD: () => randomBytes(24).toString("hex"),
  S3_ACCESS_KEY_ID: () => randomBytes(10).toString("hex"),
  S3_SECRET_ACCESS_KEY: () => randomBytes(24).toString("hex"),
  SECRET_KEY: () => randomBytes(32).toString("hex"),
};

/** Written as given; an empty file counts as unset. */
const given = [
  "ADMIN_PASSWORD",
  "LEAD_WEBHOOK_SECRET",
  "OTEL_EXPORTER_OTLP_HEADERS",
  "SECRET_KEYS_OLD",
  "SMTP_URL",
];

/**
 * Writes each secret into a file of `folder` named after its variable: the given value, or else the existing one, or
 * else a random one. Services read them through `NAME_FILE`.
 */
export async function writeSecrets(folder: string, environment: NodeJS.ProcessEnv) {
  await mkdir(folder, { recursive: true });
  for (const [name, generate] of Object.entries(generated)) {
    const value = environment[name] || (await readSecret(folder, name)) || generate();
    await writeSecret(folder, name, value);
  }
  for (const name of given) await writeSecret(folder, name, environment[name] ?? "");
  const password = encodeURIComponent(await readSecret(folder, "POSTGRES_PASSWORD"));
  const databaseUrl = environment.DATABASE_URL || `postgres://site:${password}@database:5432/site`;
  await writeSecret(folder, "DATABASE_URL", databaseUrl);
}

async function readSecret(folder: string, name: string): Promise<string> {
  try {
    return await readFile(join(folder, name), "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw error;
  }
}

/** Readable by every service that mounts the volume: each has a different user id. */
async function writeSecret(folder: string, name: string, value: string) {
  const file = join(folder, name);
  await rm(`${file}.new`, { force: true }); // after an interrupted run; its owner cannot write to it
  await writeFile(`${file}.new`, value, { mode: 0o444 });
  await rename(`${file}.new`, file);
}
