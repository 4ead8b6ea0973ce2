import { type Env, parseEnv } from "#app/platform/env.server.ts";
import { examineDatabase } from "./examine-database.ts";
import { examineDemo } from "./examine-demo.ts";
import { examineMachine } from "./examine-machine.ts";
import { examineMail } from "./examine-mail.ts";
import { examineSettings } from "./examine-settings.ts";
import { examineSite } from "./examine-site.ts";
import { examineBucket } from "./examine-storage.ts";
import type { Finding } from "./finding.ts";

/** Looks at everything that the site needs. The variables must be complete: see `parseEnv`. */
export async function examine(source: NodeJS.Dict<string>): Promise<Finding[]> {
  const [machine, services] = await Promise.all([
    examineMachine(source.PORT ? Number(source.PORT) : undefined),
    examineServices(parseEnv(source)),
  ]);
  return [...machine, ...services];
}

/** The part of it that is the same from every machine. */
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

const marks = { fine: "  ok    ", advice: "  advice", fault: "  FAULT " };

/** A line for each finding, its fix below it, and a last one that sums up. */
export function describeFindings(findings: Finding[]): string {
  const lines = findings.map(
    ({ level, about, text, fix }) => `${marks[level]}  ${about}: ${text}${fix ? `\n            ${fix}` : ""}`,
  );
  const faults = findings.filter(({ level }) => level === "fault").length;
  return [
    ...lines,
    faults === 0 ? "Nothing stands in the way." : `${faults} to mend before the site works.`,
  ].join("\n");
}
