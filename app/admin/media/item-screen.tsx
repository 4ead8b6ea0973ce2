import { Form, useRevalidator } from "@remix-run/react";
import { useId } from "react";
import { AdminPage, Facts, Section } from "#app/admin/admin-page.tsx";
import { ButtonLink } from "#app/admin/button.tsx";
import { buttonClasses, focusRing } from "#app/admin/classes.ts";
import { Moment } from "#app/admin/moment.tsx";
import type { RecordAnswer } from "#app/admin/records/record-answer.ts";
import { ReferenceList } from "#app/admin/reference-list.tsx";
import { isMediaType, kindNames, mediaTypes, typesOf } from "#app/domain/media/media.ts";
import type { MediaItem } from "#app/domain/media/media-item.ts";
import type { Reference } from "#app/domain/references/reference.ts";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { paths } from "#app/paths/paths.ts";
import { fileSize } from "#app/ui/file-size.ts";
import { ItemForm } from "./item-form.tsx";
import { usePreparing } from "./media-items.ts";
import { UploadList } from "./upload-list.tsx";
import { useUploads } from "./uploads.ts";

/** The queue of pictures without alternative text. */
export interface AltQueue {
  left: number;
  isLast: boolean;
}

interface ItemScreenProps {
  item: MediaItem;
  uses: Reference[];
  /** Existing tags. */
  tags: string[];
  queue?: AltQueue;
  mayUpdate: boolean;
  answer?: RecordAnswer;
}

/** A media item: preview, fields, uses and actions. */
export function ItemScreen({ item, uses, tags, queue, mayUpdate, answer }: ItemScreenProps) {
  const { revalidate } = useRevalidator();
  usePreparing([item], revalidate);
  return (
    <AdminPage
      title={item.name}
      back={{ to: paths.admin.media(), label: "Media" }}
      actions={queue ? <QueueActions item={item} queue={queue} /> : null}
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
            <Section title="File">
              <ItemFacts item={item} />
              <a href={paths.admin.mediaOriginal(item.id)} className={`mt-3 ${buttonClasses.plain}`}>
                Download the original
              </a>
            </Section>
            {mayUpdate ? <ItemActions item={item} onReplaced={revalidate} /> : null}
          </>
        }
      >
        <Section title={uses.length === 0 ? "Not used" : "Used in"}>
          {uses.length > 0 ? (
            <ReferenceList references={uses} />
          ) : (
            <p className="max-w-[60ch] text-muted">
              No content, setting or redirect uses this file, nor does a draft, a preset or an earlier
              version.
            </p>
          )}
        </Section>
      </ItemForm>
    </AdminPage>
  );
}

function QueueActions({ item, queue: { left, isLast } }: { item: MediaItem; queue: AltQueue }) {
  return (
    <>
      <span className="text-muted tabular-nums">{left} without alternative text</span>
      {isLast ? null : <ButtonLink to={paths.admin.mediaAltSkip(item.id)}>Skip</ButtonLink>}
    </>
  );
}

interface ItemActionsProps {
  item: MediaItem;
  onReplaced: () => void;
}

/** Replaces the file, or deletes the item. */
function ItemActions({ item, onReplaced }: ItemActionsProps) {
  const uploads = useUploads(paths.admin.mediaReplacement(item.id), onReplaced);
  const id = useId();
  const types = typesOf(item.kind);
  return (
    <Section title="Edit">
      <div>
        <label htmlFor={id} className="font-semibold">
          Replace with another file
        </label>
        <p id={`${id}-about`} className="mt-0.5 mb-2 text-[0.75rem]/[1.45] text-muted">
          Every page that uses this file shows the new one when processing is complete. Accepted:{" "}
          {types.map((type) => mediaTypes[type].label).join(", ")}.
        </p>
        <input
          id={id}
          type="file"
          accept={types.join(",")}
          aria-describedby={`${id}-about`}
          onChange={(event) => {
            uploads.add([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = "";
          }}
          className={`max-w-full text-muted file:mr-3 file:cursor-pointer file:rounded-[2px] file:border file:border-line file:bg-card file:px-3 file:py-1.5 file:font-semibold file:text-ink hover:file:border-ink ${focusRing}`}
        />
      </div>
      <div className="mt-3 empty:hidden">
        <UploadList uploads={uploads} />
      </div>
      <ButtonLink to={paths.admin.mediaDeletion(item.id)} className="mt-5 text-bad">
        Delete…
      </ButtonLink>
    </Section>
  );
}

/** The facts of the original file. */
function ItemFacts({ item }: { item: MediaItem }) {
  const { kind, type, width, height, size, createdAt } = item;
  return (
    <Facts
      facts={[
        ["Kind", `${kindNames[kind].one}, ${isMediaType(type) ? mediaTypes[type].label : type}`],
        ["Pixels", width && height ? `${width} × ${height}` : null],
        ["Size", fileSize(size)],
        ["Uploaded", <Moment key="uploaded" at={createdAt} />],
      ]}
    />
  );
}

interface ItemProblemProps {
  item: MediaItem;
  mayUpdate: boolean;
}

/** The state of the variants while they are not ready. */
function ItemProblem({ item: { id, state, problem, source }, mayUpdate }: ItemProblemProps) {
  if (state === "ready") return null;
  if (state === "processing") {
    return (
      <p role="status" className="mb-5 border-l-2 border-line pl-3 text-muted">
        {source
          ? "The new file is being processed. Until then, the previous file is shown."
          : "Processing takes a few seconds. This page shows the picture when it is ready."}
      </p>
    );
  }
  return (
    <div role="alert" className="mb-5 border-l-2 border-bad pl-3">
      <p>
        <span className="text-bad">Processing failed.</span> {problem}{" "}
        {source ? "The previous file is still shown." : ""}
      </p>
      {mayUpdate ? (
        <Form method="post" action={paths.admin.mediaVariants(id)} className="mt-2">
          <SubmitButton pendingLabel="Trying…">Try again</SubmitButton>
        </Form>
      ) : null}
    </div>
  );
}
