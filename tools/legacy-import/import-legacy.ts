import { recordLeadEvent } from "#app/domain/leads/leads.server.ts";
import { adoptFormerSocialLinks } from "#app/domain/settings/former-social-links.server.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { redirects } from "#db/schema/redirects.ts";
import { Fields } from "./fields.ts";
import { kinds } from "./kinds.ts";
import { type AttachFiles, filesOf } from "./lead-files.ts";
import { messages } from "./messages.ts";
import { byParents, movedPaths } from "./page-paths.ts";
import { Refusal } from "./rows.ts";
import { type LegacySite, type LegacyTable, legacyTables, type Row } from "./source.ts";

/** The result for one row. */
export interface ReportLine {
  table: LegacyTable;
  /** Its key, slug or name; otherwise its position in the table, from 1. */
  name: string;
  outcome: "imported" | "changed" | "unchanged" | "refused";
  /** Differences from the source, with reasons. */
  notes: string[];
}

interface Options {
  /** Rolls back at the end. */
  isDryRun?: boolean;
  /** Fetches a lead's files and stores them. */
  attach: AttachFiles;
}

/**
 * Imports the rows of a legacy site in one transaction and reports on each. Existing rows are kept, and refused if they
 * differ; settings take the source's value. So a second run changes nothing.
 */
export async function importLegacySite(
  site: LegacySite,
  { isDryRun = false, attach }: Options,
): Promise<ReportLine[]> {
  const report: ReportLine[] = [];
  const taking = db.transaction(async (tx) => {
    const renamed = new Map<string, string>();
    for (const table of legacyTables) {
      const rows = site.tables[table] ?? [];
      for (const [position, row] of (table === "pages" ? byParents(rows) : rows).entries())
        report.push(
          await takeRow(tx, { table, row, position, renamed, attach: isDryRun ? undefined : attach }),
        );
    }
    await adoptFormerSocialLinks(tx);
    for (const move of movedPaths(site.tables.pages ?? [], renamed))
      await tx
        .insert(redirects)
        .values({ ...move, reason: "rename" })
        .onConflictDoNothing();
    if (isDryRun) throw new DryRunOver();
  });
  await taking.catch((error: unknown) => {
    if (!(error instanceof DryRunOver)) throw error;
  });
  return report;
}

class DryRunOver extends Error {}

interface Taking {
  table: LegacyTable;
  row: Row;
  position: number;
  /** Changed slugs of the source. */
  renamed: Map<string, string>;
  attach: AttachFiles | undefined;
}

async function takeRow(
  tx: Transaction,
  { table, row, position, renamed, attach }: Taking,
): Promise<ReportLine> {
  const fields = new Fields(row);
  const name = String(row.key ?? row.slug ?? row.from_path ?? row.name ?? row.title ?? position + 1);
  const files = table === "leads" ? filesOf(fields) : [];
  try {
    // A savepoint: a row that the database refuses does not affect the others.
    const outcome = await tx.transaction(async (own) => {
      const taken = await kinds[table].take(own, fields, (values) => {
        const parent = renamed.get(String(values.parentSlug));
        if (parent) values.parentSlug = parent;
      });
      if (table === "pages") renamed.set(String(row.slug), String(taken.values.slug));
      if (table === "leads" && taken.outcome === "imported") {
        const leadId = String(taken.values.id);
        const stored = attach ? await attach(own, leadId, files, fields) : files.length;
        await recordLeadEvent(own, leadId, "captured", { files: stored });
      }
      return taken.outcome;
    });
    return { table, name, outcome, notes: fields.notes };
  } catch (error) {
    return { table, name, outcome: "refused", notes: [reasonOf(error, row), ...fields.notes] };
  }
}

/** Why the database refused the row: https://www.postgresql.org/docs/current/errcodes-appendix.html */
function reasonOf(error: unknown, row: Row): string {
  if (error instanceof Refusal) return error.message;
  const { constraint_name: constraint, code = "", message } = lastCause(error);
  if (constraint === "pages_tree") return messages.tooDeep;
  if (constraint === "pages_parent") return messages.noParent(String(row.parent_slug));
  // Other errors than invalid data and violated constraints concern more than this row.
  if (!/^2[23]/.test(code)) throw error;
  return messages.databaseError(message);
}

function lastCause(error: unknown): { constraint_name?: string; code?: string; message: string } {
  return error instanceof Error && error.cause ? lastCause(error.cause) : (error as { message: string });
}
