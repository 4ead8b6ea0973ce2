import type { TransactionSql } from "postgres";
import type { BackupContents } from "./contents.ts";

type Sequences = BackupContents["sequences"];

/** Where the sequences of `public` stand; null for one that was never used. */
export async function listSequences(tx: TransactionSql): Promise<Sequences> {
  return tx<Sequences>`
    select sequencename::text as name, last_value::text as value from pg_sequences
    where schemaname = 'public' order by sequencename`;
}

/** Puts them where they stood, whatever has been stored since; one that was never used is left as it is. */
export async function setSequences(tx: TransactionSql, sequences: Sequences) {
  for (const { name, value } of sequences) {
    if (value !== null)
      await tx`select setval(format('public.%I', ${name}::text)::regclass, ${value}::text::bigint)`;
  }
}
