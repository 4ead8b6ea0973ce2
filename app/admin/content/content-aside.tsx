import type { ReactNode } from "react";
import { PublicationCard } from "#app/admin/publishing/publication-card.tsx";
import { ScheduleCard } from "#app/admin/publishing/schedule-card.tsx";
import { scheduleProblem } from "#app/admin/publishing/schedule-moment.ts";
import { useSeenVersion } from "#app/admin/publishing/use-seen-version.ts";
import { VersionList } from "#app/admin/publishing/version-list.tsx";
import type { Missing } from "#app/domain/publishing/missing.ts";
import type { PageStatus } from "#app/domain/publishing/publication-status.ts";
import type { ListedVersion } from "#app/domain/publishing/versions.server.ts";
import { paths } from "#app/http/paths.ts";
import type { ContentAnswer } from "./content-form.tsx";

/** The state of a draft beside its fields. */
export interface ContentState {
  id: string;
  title: string;
  publication: {
    version: number;
    isPublished: boolean;
    isChanged: boolean;
    isLate: boolean;
    statuses: PageStatus[];
    publishedAt: Date | null;
    editor: string | null;
    scheduledAt: Date | null;
    scheduledVersion: number | null;
    scheduleFailure: { dueAt: string; reasons: string[] } | null;
  };
  missing: Missing[];
  versions: ListedVersion[];
}

interface ContentAsideProps extends ContentState {
  /** The content type's noun, within a sentence: "article". */
  noun: string;
  /** The form that saves its fields. */
  formId: string;
  /** The address of the item's screen. */
  screen: string;
  mayPublish: boolean;
  /** Whether the form has unsaved changes. */
  isUnsaved: boolean;
  /** The answer to the last save. */
  answer?: ContentAnswer;
  /** Query parameters with the error of a redirected form. */
  query: URLSearchParams;
  /** Rendered between the schedule and the versions. */
  children?: ReactNode;
}

/** Publication, schedule and versions of a draft. */
export function ContentAside({
  noun,
  formId,
  title,
  publication,
  missing,
  versions,
  screen,
  mayPublish,
  isUnsaved,
  answer,
  query,
  children,
}: ContentAsideProps) {
  const addresses = paths.admin.contentResources(screen);
  const refused = answer?.publication ?? query.get("refused");
  const version = useSeenVersion(publication.version, isUnsaved, answer);
  return (
    <div className="max-lg:mt-8">
      <PublicationCard
        {...publication}
        formId={formId}
        version={version}
        isUnsaved={isUnsaved}
        noun={noun}
        title={title}
        draftBy={publication.editor}
        missing={missing.map(({ path, message }) => ({ message, to: `#${formId}-${path[0]}` }))}
        addresses={addresses}
        mayPublish={mayPublish}
        refused={refused === "missing" || refused === "changed" ? refused : undefined}
      />
      <ScheduleCard
        {...publication}
        version={version}
        isUnsaved={isUnsaved}
        action={addresses.schedule}
        failure={publication.scheduleFailure}
        maySchedule={mayPublish}
        problem={scheduleProblem(query)}
      />
      {children}
      <VersionList to={addresses.versions} versions={versions} />
    </div>
  );
}
