import { z } from "zod";
import type { Transaction } from "#app/platform/database.server.ts";

/** A problem that prevents a draft from being published. */
export interface Missing {
  /** The block of a page; null for a field of the draft itself. */
  blockId: string | null;
  /** The field's name, or names and positions inside the block's props: `["steps", 2, "title"]`. */
  path: (string | number)[];
  /** Names the field and its problem. */
  message: string;
}

/** Returns all problems that prevent a draft from being published; reads in the publishing transaction. */
export type MissingIn<Row, Draft> = (
  draft: Draft,
  row: Row,
  tx?: Transaction,
) => Missing[] | Promise<Missing[]>;

/**
 * What becomes of a scheduled version when something else is published: only the changes that it does not contain are
 * published and it stays scheduled (`leave-out`), the whole draft is published and it stays scheduled (`keep`), or the
 * whole draft is published and the schedule is cancelled.
 */
export const waitingChoices = ["leave-out", "keep", "cancel"] as const;
export type WaitingChoice = (typeof waitingChoices)[number];

/** Reads the choice from a form; undefined without one. */
export function readWaitingChoice(form: FormData): WaitingChoice | undefined {
  return waitingChoices.find((choice) => choice === form.get("waiting"));
}

/**
 * Why a draft was not published. `changed`: another person saved after the version that the publisher saw; `waiting`: a
 * schedule waits, and nothing says what becomes of it; `overlap`: draft and scheduled version change the same parts.
 */
export const publicationRefusals = z.enum(["missing", "changed", "waiting", "overlap"]);
export type PublicationRefusal = z.output<typeof publicationRefusals>;

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

/** Lifetimes of a preview link in days; the first is the default. */
export const previewDays = [7, 1, 30] as const;
