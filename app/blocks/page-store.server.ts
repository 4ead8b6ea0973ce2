import { pageStoreWith } from "#app/domain/pages/publishable-page.server.ts";
import { missingInBlocks } from "./missing-in-blocks.server.ts";

/** Draft, publication, schedule and versions of pages, with the check of their blocks. */
export const pageStore = pageStoreWith(missingInBlocks);
