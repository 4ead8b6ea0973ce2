import { useNavigation } from "@remix-run/react";
import { Section } from "#app/admin/admin-page.tsx";
import { Button } from "#app/admin/button.tsx";
import { Moment } from "#app/admin/moment.tsx";
import { NewTabLink } from "#app/admin/new-tab-link.tsx";
import { PostButton } from "#app/admin/post-button.tsx";
import { pageStatusLabels, Status } from "#app/admin/status.tsx";
import { TextLink } from "#app/admin/text-link.tsx";
import type { PageStatus, PublicationRefusal } from "#app/domain/publishing/publication.ts";
import { Checks, type Findings } from "./findings.tsx";
import { messages } from "./messages.ts";
import { WaitingVersion } from "./waiting-version.tsx";

interface PublicationCardProps {
  /** The noun, within a sentence: "page". */
  noun: string;
  title: string;
  /** The id of the form that saves the fields. */
  formId: string;
  /** The version that the editor saw. */
  version: number;
  isPublished: boolean;
  /** Whether it has unpublished changes. */
  isChanged: boolean;
  /** Whether the form has unsaved changes. */
  isUnsaved: boolean;
  statuses: PageStatus[];
  publishedAt: Date | null;
  draftBy: string | null;
  /** What was found before publishing; the place of each is the address of its field. */
  checks?: Findings<string>;
  addresses: { publication: string; draft: string };
  mayPublish: boolean;
  refused: PublicationRefusal | undefined;
  /** When a version is scheduled; publishing then asks what becomes of it. */
  scheduledAt: Date | null;
  /** The public address, if visitors see it. */
  livePath?: string;
}

/**
 * The publication state, what blocks publishing, and the buttons. Publishing submits the form, so that changes are
 * saved and published together.
 */
export function PublicationCard({
  noun,
  title,
  formId,
  version,
  isPublished,
  isChanged,
  isUnsaved,
  statuses,
  publishedAt,
  draftBy,
  checks,
  addresses,
  mayPublish,
  refused,
  scheduledAt,
  livePath,
}: PublicationCardProps) {
  const { state, formData } = useNavigation();
  const publishLabel = isUnsaved
    ? messages.saveAndPublish
    : isPublished
      ? messages.publishChanges
      : messages.publish;
  const isPublishable = !isPublished || isChanged || isUnsaved;
  const isSending = state === "submitting" && formData?.has("fields") === true;
  return (
    <Section title={messages.publication}>
      {refused ? <Refused why={refused} noun={noun} /> : null}
      <ul className="grid gap-1">
        {statuses.map((status) => (
          <li key={status}>
            <Status
              tone={
                status === "failed" || status === "late" ? "bad" : status === "published" ? "good" : "quiet"
              }
            >
              {pageStatusLabels[status]}
            </Status>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-[0.75rem] text-muted">
        {publishedAt ? (
          <>
            {messages.lastPublished} <Moment at={publishedAt} />.{" "}
          </>
        ) : null}
        {isChanged && draftBy
          ? publishedAt
            ? messages.changedBySincePublishing(draftBy)
            : messages.lastChangedBy(draftBy)
          : null}
      </p>
      {livePath ? (
        <p className="mt-2">
          <NewTabLink href={livePath}>{messages.viewOnTheSite}</NewTabLink>
        </p>
      ) : null}
      {checks ? (
        <div className="mt-3">
          <Checks {...checks}>
            {({ message, place = "" }) => <TextLink to={place}>{message}</TextLink>}
          </Checks>
        </div>
      ) : null}
      {mayPublish && isPublishable && scheduledAt ? (
        <div className="mt-3">
          <WaitingVersion
            scheduledAt={scheduledAt}
            mayKeep={isPublished || publishedAt !== null}
            formId={formId}
          />
        </div>
      ) : null}
      {mayPublish ? (
        <div className="mt-3 flex flex-wrap gap-2">
          {isPublishable ? (
            <Button
              form={formId}
              name="publish"
              value={version}
              isSending={isSending}
              aria-label={`${publishLabel}: ${title}`}
              look="primary"
            >
              {publishLabel}
            </Button>
          ) : null}
          {isChanged && (isPublished || publishedAt) ? (
            <PostButton action={addresses.draft} fields={{ _method: "delete" }}>
              {messages.discardChanges}
            </PostButton>
          ) : null}
          {isPublished ? (
            <PostButton action={addresses.publication} fields={{ _method: "delete" }}>
              {messages.unpublish}
            </PostButton>
          ) : null}
        </div>
      ) : null}
    </Section>
  );
}

function Refused({ why, noun }: { why: PublicationRefusal; noun: string }) {
  const words: Record<PublicationRefusal, string> = {
    missing: messages.notPublishedTheIsNot(noun),
    changed: messages.notPublishedHasChanged(noun),
    waiting: messages.notPublishedAVersionWaits,
    overlap: messages.notPublishedTheSameFields,
  };
  return (
    <p role="alert" className="mb-3 border-l-2 border-bad pl-3 text-bad">
      {words[why]}
    </p>
  );
}
