import type { HealthFinding } from "#app/domain/health/finding.ts";
import { examineServices } from "#app/domain/health/health.server.ts";
import { parseEnv } from "#app/platform/env.server.ts";
import { examineMachine } from "./examine-machine.ts";
import { messages } from "./messages.ts";

/** Checks all dependencies of the site. The variables must be complete: see `parseEnv`. */
export async function examine(source: NodeJS.Dict<string>): Promise<HealthFinding[]> {
  const env = parseEnv(source);
  const [machine, services] = await Promise.all([examineMachine(env.PORT), examineServices(env)]);
  return [...machine, ...services];
}

const marks = { fine: "  ok    ", advice: "  advice", fault: "  FAULT " };

/** A line for each finding with its fix below, and a summary. */
export function describeFindings(findings: HealthFinding[]): string {
  const lines = findings.map(
    ({ level, about, text, fix }) => `${marks[level]}  ${about}: ${text}${fix ? `\n            ${fix}` : ""}`,
  );
  const faults = findings.filter(({ level }) => level === "fault").length;
  return [...lines, faults === 0 ? messages.noProblems : messages.problems(faults)].join("\n");
}
