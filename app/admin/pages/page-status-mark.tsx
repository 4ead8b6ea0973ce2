import { Moment } from "#app/admin/moment.tsx";
import { Status, type Tone } from "#app/admin/status.tsx";
import type { PageStatus } from "#app/domain/publishing/publication-status.ts";

/** What the states are called in lists and filters. */
export const pageStatusLabels: Record<PageStatus, string> = {
  published: "Published",
  draft: "Draft",
  changed: "Changed since publishing",
  scheduled: "Scheduled",
  late: "Overdue",
  failed: "Did not go out",
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

/** The state of a page that asks for attention first, with its moment if it waits for one. */
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
