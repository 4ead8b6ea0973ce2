import { sql } from "drizzle-orm";
import type { Transaction } from "#app/platform/database.server.ts";
import { publishedQuery } from "./published.server.ts";

/** Of the letters' triples, by `pg_trgm`: “postgers” and “postgres” share 0.38, “kuberntes” and “kubernetes” 0.57. */
const leastSimilarity = 0.35;

/** Letters; a shorter word is near to too many others. */
const shortest = 4;

/** The word of the published texts that a word was probably meant to be; undefined when none is near. */
export async function closestWord(tx: Transaction, word: string): Promise<string | undefined> {
  if (word.length < shortest) return undefined;
  const [closest] = await tx.execute<{ word: string }>(sql`
    select word from ts_stat(${`select words from (${publishedQuery}) as published`})
    where similarity(word, ${word}) >= ${leastSimilarity}
    order by similarity(word, ${word}) desc, ndoc desc, word limit 1`);
  return closest?.word;
}
