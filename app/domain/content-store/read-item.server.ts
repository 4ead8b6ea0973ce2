import { editorOf } from "#app/domain/publishing/drafts.server.ts";
import { type MissingIn, statusesOf } from "#app/domain/publishing/publication.ts";
import { draftOf, isOverdue, type Publishable } from "#app/domain/publishing/publishable.server.ts";
import { listVersions } from "#app/domain/publishing/versions.server.ts";
import type { ContentRow } from "./publishable-of.server.ts";

interface ItemWords<Draft extends object> {
  missingIn: MissingIn<ContentRow, Draft>;
  titleOf: (draft: Draft) => string;
}

/** The data of the admin screen of an item: its draft, the state of its publication, what is missing, its versions. */
export async function readItem<Draft extends object>(
  publishable: Publishable<ContentRow, Draft>,
  row: ContentRow,
  { missingIn, titleOf }: ItemWords<Draft>,
) {
  const draft = draftOf(publishable, row);
  const [versions, editor] = await Promise.all([listVersions(publishable.versions, row.id), editorOf(row)]);
  const { version, isPublished, publishedAt, scheduledAt, scheduledVersion, scheduleFailure } = row;
  const publication = {
    version,
    isPublished,
    publishedAt,
    scheduledAt,
    scheduledVersion,
    scheduleFailure,
    isChanged: row.draft !== null,
    isLate: isOverdue(row),
    hasFailed: scheduleFailure !== null,
    isHiddenByParent: false,
  };
  return {
    id: row.id,
    row,
    draft,
    published: publishable.publishedContentOf(row),
    title: titleOf(draft),
    publication: { ...publication, statuses: statusesOf(publication), editor },
    missing: await missingIn(draft, row),
    versions,
  };
}
