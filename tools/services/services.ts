import { rmSync } from "node:fs";
import { type DataDirectory, makeDataDirectory } from "./data-directory.ts";
import { writeEnvFile } from "./env-file.ts";
import { startMailbox } from "./mail.ts";
import { startPostgres } from "./postgres.ts";
import { startS3 } from "./s3.ts";
import type { Service } from "./service.ts";
import { storedSecret } from "./stored-secret.ts";

export interface ServicePorts {
  postgres: number;
  s3: number;
  smtp: number;
  mail: number;
}

export interface LocalServices extends Service {
  /** Environment variables with their addresses, for the app. */
  env: Record<string, string>;
  /** Address of the mailbox's web page and REST API. */
  mailboxUrl: string;
}

/**
 * Starts PostgreSQL, the object storage and the mailbox, all on loopback, with the files of the data directory, and
 * writes their addresses, with `more`, to its env file while they run. If one does not start, stops the others and
 * rejects.
 */
export async function startServices(
  directory: DataDirectory,
  ports: ServicePorts,
  { throwaway = false, more = {} }: { throwaway?: boolean; more?: Record<string, string> } = {},
): Promise<LocalServices> {
  makeDataDirectory(directory);
  const starts = await Promise.allSettled([
    startPostgres(directory, ports.postgres, { throwaway }),
    startS3(directory.s3, ports.s3),
    startMailbox(directory.mail, { smtp: ports.smtp, web: ports.mail }),
  ]);
  const [database, storage, mailbox] = starts;
  if (database.status === "rejected" || storage.status === "rejected" || mailbox.status === "rejected") {
    await Promise.all(starts.map((start) => start.status === "fulfilled" && start.value.stop()));
    throw starts.find((start) => start.status === "rejected")?.reason;
  }

  const env = {
    DATABASE_URL: database.value.url,
    S3_ENDPOINT: storage.value.url,
    S3_ACCESS_KEY_ID: storage.value.accessKeyId,
    S3_SECRET_ACCESS_KEY: storage.value.secretAccessKey,
    SMTP_URL: mailbox.value.smtpUrl,
    SECRET_KEY: process.env.SECRET_KEY || storedSecret(directory.secretKey),
  };
  writeEnvFile(directory.env, { ...env, ...more });
  return {
    env,
    mailboxUrl: mailbox.value.webUrl,
    failure: database.value.failure,
    async stop() {
      rmSync(directory.env, { force: true });
      await Promise.all([database.value.stop(), storage.value.stop(), mailbox.value.stop()]);
    },
  };
}
