import { draftActionsOf } from "./drafts.server.ts";
import { publicationActionsOf } from "./publication.server.ts";
import { scheduleJobsOf } from "./publish-scheduled.server.ts";
import type { Draftable, PublishableRow, PublishableType } from "./publishable.server.ts";
import { scheduleActionsOf } from "./schedule.server.ts";
import { versionActionsOf } from "./versions.server.ts";

/*
 * The operations that all documents of a type have, by id. The store of a type adds its own, and replaces those that
 * differ.
 */

/** Drafts and versions. `find` reads a row that is not in the trash. */
export function draftsOf<Row extends PublishableRow, Draft extends object>(
  draftable: Draftable<Row, Draft>,
  find: (id: string) => Promise<Row | undefined>,
) {
  return { ...draftActionsOf(draftable), ...versionActionsOf(draftable, find) };
}

/** Drafts and versions, publication and schedules. */
export function documentsOf<Row extends PublishableRow, Draft extends object>(
  type: PublishableType<Row, Draft>,
) {
  const { publishable, missingIn, find } = type;
  return {
    find,
    ...draftsOf(publishable, find),
    ...publicationActionsOf(publishable, missingIn),
    ...scheduleActionsOf(publishable, missingIn),
    ...scheduleJobsOf(type),
  };
}
