import type { ReactNode } from "react";
import type { PageStatus } from "#app/domain/publishing/publication.ts";
import { Moment } from "./moment.tsx";

const dots = {
  good: "bg-good",
  warn: "bg-warn",
  bad: "bg-bad",
  signal: "bg-signal",
  /** A ring instead of a dot for an inactive state. */
  quiet: "border border-muted",
};

export type Tone = keyof typeof dots;

/** A state as a dot and a word; the dot is decorative. */
export function Status({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden="true" className={`size-[7px] shrink-0 rounded-full ${dots[tone]}`} />
      {children}
    </span>
  );
}

/** The labels of the states in lists and filters. */
export const pageStatusLabels: Record<PageStatus, string> = {
  published: "Published",
  draft: "Draft",
  changed: "Changed since publishing",
  scheduled: "Scheduled",
  late: "Overdue",
  failed: "Failed to publish",
  hidden: "Hidden: parent unpublished",
};

const tones: Record<PageStatus, Tone> = {
  published: "good",
  draft: "quiet",
  changed: "signal",
  scheduled: "warn",
  late: "bad",
  failed: "bad",
  hidden: "warn",
};

interface PageStatusMarkProps {
  statuses: PageStatus[];
  scheduledAt: Date | null;
}

/** The state of a page that needs attention first, with its time if it is scheduled. */
export function PageStatusMark({ statuses, scheduledAt }: PageStatusMarkProps) {
  const [status = "draft"] = statuses;
  return (
    <Status tone={tones[status]}>
      <span>
        {pageStatusLabels[status]}
        {(status === "scheduled" || status === "late") && scheduledAt ? (
          <span className="text-muted">
            {" "}
            <Moment at={scheduledAt} />
          </span>
        ) : null}
      </span>
    </Status>
  );
}

interface StateLineProps {
  /** The state of the object, and of its versions in other languages. */
  children: [own: ReactNode, languages: ReactNode];
}

/** The states that a wide list has columns for, as one line under the title of a row. */
export function StateLine({ children: [own, languages] }: StateLineProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-[0.75rem] font-normal text-muted lg:hidden">
      <span className="md:hidden">{own}</span>
      {languages}
    </div>
  );
}
