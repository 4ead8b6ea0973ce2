import type { ReportLine } from "./import-legacy.ts";
import { messages } from "./messages.ts";
import { type LegacySite, legacyTables } from "./source.ts";

const outcomes = ["imported", "changed", "unchanged", "refused"] as const;

/** A line for each row with its notes below, and totals at the end. */
export function describeImport(report: ReportLine[], { ignored }: LegacySite): string {
  const rows = report.flatMap(({ table, name, outcome, notes }) => [
    `${outcome.padEnd(9)}  ${table}  ${name}`,
    ...notes.map((note) => `           ${note}`),
  ]);
  const sums = legacyTables.flatMap((table) => {
    const own = report.filter((line) => line.table === table);
    const counts = outcomes.map(
      (outcome) => `${own.filter((line) => line.outcome === outcome).length} ${outcome}`,
    );
    return own.length > 0 ? [messages.counts(table, own.length, counts.join(", "))] : [];
  });
  const others = ignored.length > 0 ? [messages.skipped(ignored.join(", "))] : [];
  return [...rows, "", ...sums, ...others].join("\n");
}
