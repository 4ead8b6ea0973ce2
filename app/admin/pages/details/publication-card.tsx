import { Link } from "@remix-run/react";
import { buttonClasses, linkClasses } from "#app/admin/classes.ts";
import { Moment } from "#app/admin/moment.tsx";
import { pageStatusLabels } from "#app/admin/pages/page-status-mark.tsx";
import { PostButton } from "#app/admin/post-button.tsx";
import { Section } from "#app/admin/section.tsx";
import { Status } from "#app/admin/status.tsx";
import type { PageTreeItem } from "#app/domain/pages/page-tree.server.ts";
import type { Missing } from "#app/domain/publishing/missing.ts";
import { paths } from "#app/http/paths.ts";

interface PublicationCardProps {
  page: PageTreeItem;
  publishedAt: Date | null;
  draftBy: string | null;
  missing: Missing[];
  mayPublish: boolean;
  refused: "missing" | "changed" | undefined;
}

/** Whether the page is live, what keeps its draft from being, and the buttons that change that. */
export function PublicationCard({
  page,
  publishedAt,
  draftBy,
  missing,
  mayPublish,
  refused,
}: PublicationCardProps) {
  const { slug, isPublished, isChanged, version, statuses, title } = page;
  return (
    <Section title="Publication">
      {refused ? <Refused why={refused} /> : null}
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
      <p className="mt-2 text-[12px] text-muted">
        {publishedAt ? (
          <>
            Last published <Moment at={publishedAt} />.{" "}
          </>
        ) : null}
        {isChanged && draftBy ? `Changed since by ${draftBy}.` : null}
      </p>
      {missing.length > 0 ? <MissingList slug={slug} missing={missing} /> : null}
      {mayPublish ? (
        <div className="mt-3 flex flex-wrap gap-2">
          {!isPublished || isChanged ? (
            <PostButton
              action={paths.admin.publication(slug)}
              fields={{ baseVersion: version, back: "page" }}
              className={buttonClasses.primary}
            >
              {isPublished ? "Publish changes" : "Publish"}
              <span className="sr-only"> of {title}</span>
            </PostButton>
          ) : null}
          {isChanged ? (
            <PostButton
              action={paths.admin.draft(slug)}
              fields={{ _method: "delete" }}
              className={buttonClasses.plain}
            >
              Discard changes
            </PostButton>
          ) : null}
          {isPublished ? (
            <PostButton
              action={paths.admin.publication(slug)}
              fields={{ _method: "delete", back: "page" }}
              className={buttonClasses.plain}
            >
              Unpublish
            </PostButton>
          ) : null}
        </div>
      ) : null}
    </Section>
  );
}

function Refused({ why }: { why: "missing" | "changed" }) {
  return (
    <p role="alert" className="mb-3 border-l-2 border-bad pl-3 text-bad">
      {why === "missing"
        ? "Not published: the page is not complete yet. What is missing stands below."
        : "Not published: somebody has saved the page since you looked at it. What you see now is the latest; publish again if it is right."}
    </p>
  );
}

function MissingList({ slug, missing }: { slug: string; missing: Missing[] }) {
  return (
    <div id="before-publishing" className="mt-3">
      <h3 className="flex justify-between text-[12px] text-muted">
        Before publishing <span className="mono">{missing.length}</span>
      </h3>
      <ul className="mt-1 grid gap-1">
        {missing.map(({ blockId, path, message }) => (
          <li key={`${blockId}:${path.join(".")}`} className="flex gap-2">
            <span aria-hidden="true" className="mt-1.5 size-[7px] shrink-0 rounded-full bg-bad" />
            <Link
              to={blockId ? `${paths.admin.edit(slug)}#block-${blockId}` : `#page-${path[0]}`}
              className={linkClasses}
            >
              {message}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
