import { type ReactNode, useRef } from "react";
import { Section } from "#app/admin/admin-page.tsx";
import { Moment } from "#app/admin/moment.tsx";
import { PostButton } from "#app/admin/post-button.tsx";
import type { Findings } from "#app/admin/publishing/findings.tsx";
import { messages } from "#app/admin/publishing/messages.ts";
import { PublicationCard } from "#app/admin/publishing/publication-card.tsx";
import { ScheduleCard, scheduleProblem } from "#app/admin/publishing/schedule-card.tsx";
import type { Waiting } from "#app/admin/publishing/versions.tsx";
import { ReferenceList } from "#app/admin/reference-list.tsx";
import { TextLink } from "#app/admin/text-link.tsx";
import type { AnyContentStore } from "#app/domain/content-store/content-store.server.ts";
import { publicationRefusals } from "#app/domain/publishing/publication.ts";
import type { ListedVersion } from "#app/domain/publishing/versions.server.ts";
import type { Reference } from "#app/domain/references/reference.ts";
import { paths } from "#app/paths/paths.ts";
import type { ContentAnswer } from "./content-form.tsx";
import { messages as contentMessages } from "./messages.ts";

/** The state of a draft beside its fields. */
export type ContentState = Pick<
  NonNullable<Awaited<ReturnType<AnyContentStore["read"]>>>,
  "id" | "title" | "publication" | "versions"
>;

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
  /** The public address, if visitors see it. */
  livePath?: string;
  /** The answer to the last save. */
  answer?: ContentAnswer;
  /** What was found in the form, by the names of its fields. */
  checks: Findings<string>;
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
  checks,
  versions,
  screen,
  mayPublish,
  isUnsaved,
  livePath,
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
        checks={{
          ...checks,
          findings: checks.findings.map((finding) => ({ ...finding, place: `#${formId}-${finding.place}` })),
        }}
        addresses={addresses}
        mayPublish={mayPublish}
        livePath={livePath}
        refused={publicationRefusals.safeParse(refused).data}
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
      <VersionList to={addresses.versions} versions={versions} {...publication} />
    </div>
  );
}

type Save = Pick<ContentAnswer, "version" | "previousVersion">;

/**
 * The version that the editor saw: the loaded one, or the one that their own save created before the revalidation
 * finished. While the form has unsaved changes it hides what others save, so only own saves count.
 */
function useSeenVersion(loaded: number, isUnsaved: boolean, save?: Save): number {
  const seen = useRef(loaded);
  seen.current = afterSave(isUnsaved ? seen.current : loaded, save);
  return seen.current;
}

function afterSave(version: number, save?: Save): number {
  return save?.version !== undefined && save.previousVersion === version ? save.version : version;
}

/** The number of versions beside the fields; a separate screen lists all. */
const MAX_SHOWN = 5;

/** The latest versions; `to` is the screen that lists all. */
function VersionList({ to, versions, ...schedule }: { to: string; versions: ListedVersion[] } & Waiting) {
  return (
    <Section title={messages.versions}>
      {versions.length === 0 ? <p className="text-muted">{messages.versionsAppearAfterTheFirst}</p> : null}
      <ol className="grid gap-1">
        {versions.slice(0, MAX_SHOWN).map(({ number, name, isPublished, savedAt, author }) => (
          <li key={number} className="flex gap-2">
            <span className="mono w-7 shrink-0 text-muted">{number}</span>
            <span className="min-w-0">
              {name ? <strong className="font-semibold">{name}, </strong> : null}
              {number === schedule.scheduledVersion && schedule.scheduledAt ? (
                <>
                  {messages.scheduledVersion} <Moment at={schedule.scheduledAt} />
                  {", "}
                </>
              ) : null}
              {isPublished ? messages.publishedVersion : messages.draftVersion} <Moment at={savedAt} />
              {author ? <span className="text-muted"> {messages.byWith(author)}</span> : null}
            </span>
          </li>
        ))}
      </ol>
      {versions.length > 0 ? (
        <p className="mt-2">
          <TextLink to={to}>{messages.compareAndRestoreAll(versions.length)}</TextLink>
        </p>
      ) : null}
    </Section>
  );
}

interface DeleteContentProps {
  /** The address of the item's screen. */
  screen: string;
  about: string;
  /** The places that link to the item. */
  linksHere: Reference[];
}

/** Moves the item to the trash; the list that it redirects to offers to undo that. */
export function DeleteContent({ screen, about, linksHere }: DeleteContentProps) {
  return (
    <Section title={contentMessages.deletion}>
      <p className="mb-3 text-muted">{about}</p>
      {linksHere.length > 0 ? (
        <div className="mb-3 border-l-2 border-warn pl-3">
          <p className="mb-1">{contentMessages.placesLinkHere(linksHere.length)}</p>
          <ReferenceList references={linksHere} />
        </div>
      ) : null}
      <PostButton action={paths.admin.contentResources(screen).removal}>
        {contentMessages.moveToTrash}
      </PostButton>
    </Section>
  );
}
