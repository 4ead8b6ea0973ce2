import type { BackupContents } from "./contents.ts";
import type { Drill } from "./drill.ts";
import { isKeyKnown } from "./key-fingerprint.ts";
import { messages } from "./messages.ts";

/** Summarises a backup in a line. */
export function describeContents({ takenAt, migrations, tables, jobs, objects }: BackupContents): string {
  const rows = sum(tables.map((table) => table.rows));
  const files = [...objects.leads, ...objects.media];
  const size = (sum(files.map((file) => file.size)) / 1e6).toFixed(1);
  return [
    messages.contents(rows, tables.length, jobs),
    messages.files(files.length, size),
    messages.state(takenAt, migrations.at(-1) ?? ""),
  ].join(", ");
}

/** Describes a drill's result, a line for each table and location. */
export function describeDrill({ contents, compared, milliseconds }: Drill): string {
  const width = Math.max(...compared.map(({ name }) => name.length));
  const lines = compared.map(
    ({ name, count, isSame }) =>
      `  ${name.padEnd(width)} ${String(count).padStart(9)}  ${isSame ? messages.same : messages.different}`,
  );
  const different = compared.filter(({ isSame }) => !isSame).length;
  const result = different === 0 ? messages.restores : messages.differs(different);
  return [
    describeContents(contents),
    ...lines,
    `${result} ${messages.duration((milliseconds / 1000).toFixed(1))}`,
  ].join("\n");
}

/** Warns if the backup has secrets encrypted with an unknown key; undefined otherwise. */
export function describeKey({ keyFingerprint, tables }: BackupContents) {
  const hasSecrets = tables.some(({ name, rows }) => name === "authenticators" && rows > 0);
  if (!hasSecrets || isKeyKnown(keyFingerprint)) return undefined;
  return messages.otherSecretKey;
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
