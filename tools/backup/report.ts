import type { BackupContents } from "./contents.ts";
import type { Drill } from "./drill.ts";

/** Summarises a backup in a line. */
export function describeContents({ takenAt, migrations, tables, jobs, objects }: BackupContents): string {
  const rows = sum(tables.map((table) => table.rows));
  const files = [...objects.leads, ...objects.media];
  const size = (sum(files.map((file) => file.size)) / 1e6).toFixed(1);
  return (
    `${rows} rows in ${tables.length} tables, ${jobs} waiting jobs, ${files.length} files of ${size} MB, ` +
    `as of ${takenAt}, at ${migrations.at(-1)}`
  );
}

/** Describes a drill's result, a line for each table and location. */
export function describeDrill({ contents, compared, milliseconds }: Drill): string {
  const width = Math.max(...compared.map(({ name }) => name.length));
  const lines = compared.map(
    ({ name, count, isSame }) =>
      `  ${name.padEnd(width)} ${String(count).padStart(9)}  ${isSame ? "the same" : "DIFFERENT"}`,
  );
  const different = compared.filter(({ isSame }) => !isSame).length;
  const result =
    different === 0 ? "The backup restores" : `${different} of them differ: do not rely on this backup`;
  return [
    describeContents(contents),
    ...lines,
    `${result}. The restore took ${(milliseconds / 1000).toFixed(1)} s.`,
  ].join("\n");
}

/** Warns if the backup has secrets encrypted with another key; undefined otherwise. */
export function describeKey({ keyFingerprint, tables }: BackupContents, own: string | null) {
  const hasSecrets = tables.some(({ name, rows }) => name === "authenticators" && rows > 0);
  if (!hasSecrets || keyFingerprint === own) return undefined;
  return (
    "SECRET_KEY is not the one the backup was taken with: authenticator apps do not fit until it is. " +
    "Set that one again, or name it in SECRET_KEYS_OLD."
  );
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
