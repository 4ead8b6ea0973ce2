import { useNavigation } from "@remix-run/react";
import { Section } from "#app/admin/admin-page.tsx";
import { Button } from "#app/admin/button.tsx";
import { Moment } from "#app/admin/moment.tsx";
import { PostButton } from "#app/admin/post-button.tsx";
import { pageStatusLabels, Status } from "#app/admin/status.tsx";
import { TextLink } from "#app/admin/text-link.tsx";
import type { PageStatus } from "#app/domain/publishing/publication.ts";
import { messages } from "./messages.ts";

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
  /** What blocks publishing, each with a link to its field. */
  missing: { message: string; to: string }[];
  addresses: { publication: string; draft: string };
  mayPublish: boolean;
  refused: "missing" | "changed" | undefined;
}

/**
 * The publication state, what blocks publishing, and the buttons. Publishing submits the form, so that changes are
 * saved
 * and published together.
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
  missing,
  addresses,
  mayPublish,
  refused,
}: PublicationCardProps) {
  const { state, formData } = useNavigation();
  const publishLabel = isUnsaved
    ? messages.saveAndPublish
    : isPublished
      ? messages.publishChanges
      : messages.publish;
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
        {isChanged && draftBy ? messages.changedBySincePublishing(draftBy) : null}
      </p>
      {missing.length > 0 ? <MissingList missing={missing} /> : null}
      {mayPublish ? (
        <div className="mt-3 flex flex-wrap gap-2">
          {!isPublished || isChanged || isUnsaved ? (
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

function Refused({ why, noun }: { why: "missing" | "changed"; noun: string }) {
  return (
    <p role="alert" className="mb-3 border-l-2 border-bad pl-3 text-bad">
      {why === "missing" ? messages.notPublishedTheIsNot(noun) : messages.notPublishedHasChanged(noun)}
    </p>
  );
}

function MissingList({ missing }: Pick<PublicationCardProps, "missing">) {
  return (
    <div id="before-publishing" className="mt-3">
      <h3 className="flex justify-between text-[0.75rem] text-muted">
        {messages.beforePublishing} <span className="mono">{missing.length}</span>
      </h3>
      <ul className="mt-1 grid gap-2">
        {missing.map(({ message, to }) => (
          <li key={`${to} ${message}`} className="flex gap-2">
            <span aria-hidden="true" className="mt-1.5 size-[7px] shrink-0 rounded-full bg-bad" />
            <TextLink to={to}>{message}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
