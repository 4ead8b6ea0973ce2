import type { Staff } from "#app/domain/accounts/account.ts";
import * as scheduling from "#app/domain/publishing/schedule.server.ts";
import type { Transaction } from "#app/platform/database.server.ts";
import { type MissingInBlocks, missingWith } from "./missing.ts";
import { pageKind } from "./page-kind.server.ts";
import type { Page } from "./pages.server.ts";

interface Scheduling {
  at: Date;
  baseVersion?: number;
  by: Staff;
  missingInBlocks: MissingInBlocks;
}

/** Has the draft of a page, as it is now, go out at a moment; see `schedule`. */
export function schedulePage(pageId: string, { missingInBlocks, ...when }: Scheduling) {
  return scheduling.schedule(pageKind, pageId, { ...when, missingIn: missingWith(missingInBlocks) });
}

/** Takes a schedule back, or the notice of one that failed. Undefined when the page is gone or in the trash. */
export const cancelSchedule = (pageId: string, by: Staff) => scheduling.cancelSchedule(pageKind, pageId, by);

/** A page that has a schedule no more, nor the failure of one, and a queue that knows nothing of it either. */
export const forgetSchedule = (tx: Transaction, page: Page) => scheduling.forgetSchedule(pageKind, tx, page);
