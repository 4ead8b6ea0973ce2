import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import { connectPostgres } from "#db/connection/connect.ts";
import { inDatabase } from "#tests/setup/worker-database.ts";
import { findFreePorts } from "#tools/services/ports.ts";
import { startApp } from "#tools/start/app-process.ts";
import { prepareDatabase } from "#tools/start/prepare.ts";
import { untilReady } from "#tools/start/readiness.ts";

export interface CleanSite {
  url: string;
  sql: Sql;
  /** The name of its client at the mail server. */
  mailSender: string;
  stop: () => Promise<void>;
}

/** Serves the build with a database of its own, prepared without the demo by the commands of `npm start`. */
export async function startCleanSite(logFolder: string): Promise<CleanSite> {
  const name = `clean_${randomUUID().slice(0, 8)}`;
  const server = connectPostgres(inDatabase(process.env.DATABASE_URL ?? "", "postgres"), "command", {
    max: 1,
  });
  await server.unsafe(`create database ${name}`);
  const [port = 0] = await findFreePorts(1);
  const url = `http://localhost:${port}`;
  const databaseUrl = inDatabase(process.env.DATABASE_URL ?? "", name);
  const environment = {
    ...process.env,
    NODE_ENV: "production" as const,
    DATABASE_URL: databaseUrl,
    SITE_URL: url,
    HOST: "127.0.0.1",
    PORT: String(port),
    S3_LEADS_BUCKET: `${name.replace("_", "-")}-leads`,
    S3_MEDIA_BUCKET: `${name.replace("_", "-")}-media`,
    SMTP_URL: `${process.env.SMTP_URL?.split("?")[0]}?name=${name}`,
    MAIL_FROM: "",
    LEADS_MAIL_TO: "",
    DEMO_CONTENT: "false",
    DEMO_LEADS: "",
    ADMIN_EMAIL: "owner@nordlicht.test",
  };
  await prepareDatabase(environment, `${logFolder}/${name}-prepare.log`);
  const app = startApp("start", environment, `${logFolder}/${name}.log`);
  const sql = connectPostgres(databaseUrl, "command", { max: 1 });
  await untilReady(`http://127.0.0.1:${port}`, {
    signal: AbortSignal.timeout(60_000),
    warnAfterMs: 30_000,
    report: console.warn,
  });
  return {
    url,
    sql,
    mailSender: name,
    async stop() {
      await app.stop();
      await sql.end();
      await server.unsafe(`drop database ${name} with (force)`);
      await server.end();
    },
  };
}
