import type { TransactionSql } from "postgres";
import type { BackupContents } from "./contents.ts";

type Sequences = BackupContents["sequences"];

/** The values of all sequences in `public`; null for unused ones. */
export async function listSequences(tx: TransactionSql): Promise<Sequences> {
  return tx<Sequences>`
    select sequencename::text as name, last_value::text as value from pg_sequences
    where schemaname = 'public' order by sequencename`;
}

/** Sets each sequence to the value in the backup. Sequences that were unused at that time are unchanged. */
export async function setSequences(tx: TransactionSql, sequences: Sequences) {
  for (const { name, value } of sequences) {
    if (value !== null)
      await tx`select setval(format('public.%I', ${name}::text)::regclass, ${value}::text::bigint)`;
  }
}
