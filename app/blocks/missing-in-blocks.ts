import type { Missing, MissingInBlocks } from "#app/domain/pages/missing.ts";
import { readBlocks } from "./read-blocks.ts";

/** Everything that keeps blocks from being published, in their order. */
export const missingInBlocks: MissingInBlocks = (stored) =>
  readBlocks(stored).problems.flatMap(({ position, issues }) =>
    issues.map(
      ({ path, message }): Missing => ({
        blockId: stored[position]?.id ?? null,
        path: path.filter((step) => typeof step !== "symbol").slice(1), // after "props"
        message,
      }),
    ),
  );
