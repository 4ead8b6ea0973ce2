import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { id } from "./columns.ts";
import { publishing, publishingChecks, versionsTable } from "./publishing.ts";

/** Blocks that several pages show. */
export const sharedBlocks = pgTable(
  "shared_blocks",
  {
    id: id(),
    name: text().notNull(),
    blocks: jsonb().$type<unknown>().notNull().default([]),
    ...publishing(),
  },
  (table) => publishingChecks("shared_blocks", table),
);

export const sharedBlockVersions = versionsTable("shared_block_versions", {
  column: "shared_block_id",
  id: () => sharedBlocks.id,
});
