import { Moment } from "#app/admin/moment.tsx";
import { Status, type Tone } from "#app/admin/status.tsx";
import type { PageStatus } from "#app/domain/publishing/publication.ts";
import { messages } from "./messages.ts";

/** The labels of the states in lists and filters. */
export const pageStatusLabels: Record<PageStatus, string> = {
  published: messages.published,
  draft: messages.draft,
  changed: messages.changedSincePublishing,
  scheduled: messages.scheduled,
  late: messages.overdue,
  failed: messages.failedToPublish,
  hidden: messages.hiddenParentUnpublished,
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
