import type { SubmissionResult } from "@conform-to/react";
import { Link, useRevalidator } from "@remix-run/react";
import { AdminPage } from "#app/admin/admin-page.tsx";
import { buttonClasses } from "#app/admin/classes.ts";
import type { MediaItem } from "#app/domain/media/media-item.ts";
import type { MediaUse } from "#app/domain/media/media-use.ts";
import { paths } from "#app/http/paths.ts";
import { ItemActions } from "./item-actions.tsx";
import { ItemFacts } from "./item-facts.tsx";
import { ItemForm } from "./item-form.tsx";
import { ItemProblem } from "./item-problem.tsx";
import { ItemSection } from "./item-section.tsx";
import { MediaUses } from "./media-uses.tsx";
import { usePreparing } from "./use-preparing.ts";

export interface DetailsAnswer {
  status: "saved" | "wrong" | "stale";
  result: SubmissionResult<string[]>;
  /** What somebody else has stored meanwhile. */
  stored?: MediaItem;
}

/** The pictures that lack an alternative text, gone through one after the other. */
export interface AltQueue {
  left: number;
  /** The one after this; undefined for the last. */
  next?: string;
}

interface ItemScreenProps {
  item: MediaItem;
  uses: MediaUse[];
  /** Tags that are in use. */
  tags: string[];
  queue?: AltQueue;
  mayUpdate: boolean;
  answer?: DetailsAnswer;
}

/** One medium: how it looks, what is said of it, where it is used, and what can be done with it. */
export function ItemScreen({ item, uses, tags, queue, mayUpdate, answer }: ItemScreenProps) {
  const { revalidate } = useRevalidator();
  usePreparing([item], revalidate);
  return (
    <AdminPage
      title={item.name}
      back={{ to: paths.admin.media(), label: "Media" }}
      actions={queue ? <QueueActions queue={queue} /> : null}
    >
      <ItemProblem item={item} mayUpdate={mayUpdate} />
      <ItemForm
        item={item}
        tags={tags}
        queue={queue}
        mayUpdate={mayUpdate}
        answer={answer}
        aside={
          <>
            <ItemSection title="File">
              <ItemFacts item={item} />
              <a href={paths.admin.mediaOriginal(item.id)} className={`mt-3 ${buttonClasses.plain}`}>
                Download the original
              </a>
            </ItemSection>
            {mayUpdate ? <ItemActions item={item} onReplaced={revalidate} /> : null}
          </>
        }
      >
        <ItemSection title={uses.length === 0 ? "Used nowhere" : "Used in"}>
          {uses.length > 0 ? (
            <MediaUses uses={uses} />
          ) : (
            <p className="max-w-[60ch] text-muted">
              No page, draft, earlier version, preset, article, testimonial or setting shows it.
            </p>
          )}
        </ItemSection>
      </ItemForm>
    </AdminPage>
  );
}

function QueueActions({ queue: { left, next } }: { queue: AltQueue }) {
  return (
    <>
      <span className="text-muted tabular-nums">{left} without alternative text</span>
      {next ? (
        <Link to={paths.admin.mediaAltQueue(next)} className={buttonClasses.plain}>
          Skip
        </Link>
      ) : null}
    </>
  );
}
