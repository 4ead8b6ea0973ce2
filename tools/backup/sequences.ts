import type { TransactionSql } from "postgres";
import type { BackupContents } from "./contents.ts";

type Sequences = BackupContents["sequences"];

/** The values of all sequences in `public`; null for unused ones. */
export async function listSequences(tx: TransactionSql): Promise<Sequences> {
  return tx<Sequences>`
    select sequencename::text as name, last_value::text as value from pg_sequences
    where schemaname = 'public' order by sequencename`;
}

/** Restores the sequences' values, regardless of rows stored since; unused ones are unchanged. */
export async function setSequences(tx: TransactionSql, sequences: Sequences) {
  for (const { name, value } of sequences) {
    if (value !== null)
      await tx`select setval(format('public.%I', ${name}::text)::regclass, ${value}::text::bigint)`;
  }
}
