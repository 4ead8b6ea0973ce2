/** The statuses that the list of pages can be filtered by; a page may have several. */
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

/** The facts that a page's statuses follow from. */
export interface Publication {
  isPublished: boolean;
  /** Whether the draft has unpublished changes. */
  isChanged: boolean;
  scheduledAt: Date | null;
  /** Whether the scheduled time has passed without publication: no worker runs. */
  isLate: boolean;
  /** Whether its schedule failed. */
  hasFailed: boolean;
  /** Published itself, but a page above it is not. */
  isHiddenByParent: boolean;
}

/** The statuses of a page, the most urgent first. */
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
