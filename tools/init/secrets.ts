import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Made once, unless given. Hexadecimal digits fit into an address. */
const generated = {
  POSTGRES_PASSWORD: () => randomBytes(24).toString("hex"),
  S3_ACCESS_KEY_ID: () => randomBytes(10).toString("hex"),
  S3_SECRET_ACCESS_KEY: () => randomBytes(24).toString("hex"),
  SECRET_KEY: () => randomBytes(32).toString("hex"),
};

/** Written as they are given; an empty file counts as unset. */
const given = [
  "ADMIN_PASSWORD",
  "LEAD_WEBHOOK_SECRET",
  "OTEL_EXPORTER_OTLP_HEADERS",
  "SECRET_KEYS_OLD",
  "SMTP_URL",
];

/**
 * Writes each secret into a file of `folder` that has the name of its variable: the value given, or else the one that
 * is there, or else a random one. Services read them by `NAME_FILE`.
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

/** Readable by every service that mounts the volume: each runs as a user of its own. */
async function writeSecret(folder: string, name: string, value: string) {
  const file = join(folder, name);
  await writeFile(`${file}.new`, value, { mode: 0o444 });
  await rename(`${file}.new`, file);
}
