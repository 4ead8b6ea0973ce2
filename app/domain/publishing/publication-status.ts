/** The states that the list of pages can be asked for; a page may be in several. */
export const pageStatuses = [
  "published",
  "draft",
  "changed",
  "scheduled",
  "late",
  "failed",
  "hidden",
] as const;
export type PageStatus = (typeof pageStatuses)[number];

/** What of a page says which states it is in. */
export interface Publication {
  isPublished: boolean;
  /** Whether anything of it is not live. */
  isChanged: boolean;
  scheduledAt: Date | null;
  /** Whether that moment is past and it has not gone out yet: nobody does the jobs. */
  isLate: boolean;
  /** Whether it was to go out and did not. */
  hasFailed: boolean;
  /** Published itself, but a page above it is not. */
  isHiddenByParent: boolean;
}

/** Every state a page is in, the one that asks for attention first. */
export function statusesOf(page: Publication): PageStatus[] {
  const states: Record<PageStatus, boolean> = {
    failed: page.hasFailed,
    late: page.isLate,
    scheduled: page.scheduledAt !== null,
    hidden: page.isHiddenByParent,
    changed: page.isPublished && page.isChanged,
    published: page.isPublished && !page.isHiddenByParent,
    draft: !page.isPublished,
  };
  return (Object.keys(states) as PageStatus[]).filter((status) => states[status]);
}
