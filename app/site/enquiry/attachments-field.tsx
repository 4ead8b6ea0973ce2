import type { FieldMetadata } from "@conform-to/react";
import { useEffect, useRef } from "react";
import { attachmentExtensions, attachmentLimit } from "#app/domain/leads/attachment.ts";
import type { Messages } from "#app/languages/messages.ts";
import { useFormats, useMessages } from "#app/languages/use-messages.ts";
import { FieldMessage } from "#app/ui/field.tsx";
import { Sentence } from "#app/ui/sentence.tsx";
import { useFileDrop } from "#app/ui/use-file-drop.ts";
import { attachFiles, detachFile, useEnquirySession } from "./enquiry-session.ts";

interface AttachmentsFieldProps {
  field: FieldMetadata;
  /** Called after the native input's files changed. */
  onChange: () => void;
  /** Whether the other fields were restored from a draft, which has no files. */
  isDraft: boolean;
  className: string;
}

/**
 * LEAD-06: file input and drop target for the whole page, with the state of each file. The native input holds the same
 * files as the list, so that the form works and validates without this script.
 */
export function AttachmentsField({ field, onChange, isDraft, className }: AttachmentsFieldProps) {
  const { files, uploaded, refusals, phase } = useEnquirySession();
  const { files: texts } = useMessages().enquiry;
  const input = useRef<HTMLInputElement>(null);
  const isDragging = useFileDrop(attachFiles);
  const problems = [...refusals, ...(field.errors ?? [])];
  const hintId = `${field.id}-hint`;

  // Files that were chosen before hydration.
  useEffect(() => {
    const chosen = [...(input.current?.files ?? [])];
    if (chosen.length > 0) attachFiles(chosen);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the files change
  useEffect(() => {
    if (input.current) hold(input.current, files);
    onChange();
  }, [files]);

  function choose(chosen: HTMLInputElement) {
    const offered = [...(chosen.files ?? [])];
    // Restores the input's files first: cancelling the dialog empties it, and a refused choice leaves only refused
    // files.
    hold(chosen, files);
    attachFiles(offered);
  }

  function remove(file: File) {
    detachFile(file);
    input.current?.focus();
  }

  return (
    <div className={`enquiry-files ${className}`}>
      <div data-dragging={isDragging || undefined} className="enquiry-drop">
        <label htmlFor={field.id}>{isDragging ? texts.letGo : <Invitation />}</label>
        <span id={hintId} className="mono text-muted">
          {texts.types}
        </span>
        <input
          ref={input}
          id={field.id}
          name={field.name}
          type="file"
          multiple
          accept={attachmentExtensions.map((extension) => `.${extension}`).join(",")}
          aria-describedby={problems.length ? `${hintId} ${field.errorId}` : hintId}
          aria-invalid={field.errors?.length ? true : undefined}
          disabled={phase === "sending"}
          onChange={(event) => choose(event.currentTarget)}
          className="absolute inset-0 cursor-pointer opacity-0 file:mr-3 file:cursor-pointer file:border file:border-ink file:bg-transparent file:px-3 file:py-1.5 noscript:static noscript:mt-1 noscript:w-full noscript:opacity-100"
        />
      </div>
      {files.length ? (
        <ul aria-label={texts.list}>
          {files.map((file, index) => (
            <AttachedFile
              key={`${file.name} ${file.size} ${file.lastModified}`}
              file={file}
              uploaded={uploaded[index]}
              onRemove={() => remove(file)}
            />
          ))}
        </ul>
      ) : null}
      <div role="status">
        <FieldMessage
          hint={isDraft && !files.length && texts.notRestored}
          errors={problems.map((problem) => `${problem}.`)}
          errorId={field.errorId}
        />
      </div>
    </div>
  );
}

/** Hidden on touch devices and without JavaScript, where dropping does not work. */
function Invitation() {
  const { files: texts } = useMessages().enquiry;
  return (
    <>
      <span className="noscript:hidden pointer-coarse:hidden">
        <Sentence
          text={texts.drop(attachmentLimit)}
          link={<span className="underline underline-offset-3">{texts.chooseThem}</span>}
        />
      </span>
      <span className="hidden underline underline-offset-3 noscript:inline pointer-coarse:inline">
        {texts.choose(attachmentLimit)}
      </span>
    </>
  );
}

function hold(input: HTMLInputElement, files: readonly File[]) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

interface AttachedFileProps {
  file: File;
  /** Uploaded share, 0 to 1; undefined while nothing is being sent. */
  uploaded: number | undefined;
  onRemove: () => void;
}

/** An attached file: name, size, upload progress, and a button that removes it. */
function AttachedFile({ file, uploaded, onRemove }: AttachedFileProps) {
  const { files: texts } = useMessages().enquiry;
  const { fileSize } = useFormats();
  const isSending = uploaded !== undefined;
  return (
    <li className="relative grid min-h-11 grid-cols-[minmax(0,1fr)_auto_2rem] items-center gap-x-3 border-b border-line text-[0.9375rem]/[1.5]">
      <span className="truncate" title={file.name}>
        {file.name}
      </span>
      <span className={`mono tabular-nums ${isSending ? "text-signal-text" : "text-muted"}`}>
        {fileSize(file.size)} · {stateOf(uploaded, texts)}
      </span>
      {isSending ? (
        <span
          aria-hidden="true"
          className="absolute inset-x-0 -bottom-px h-px origin-left bg-signal-text transition-transform duration-150"
          style={{ transform: `scaleX(${uploaded})` }}
        />
      ) : (
        <button
          type="button"
          aria-label={texts.remove(file.name)}
          onClick={onRemove}
          className="grid size-8 place-items-center text-muted hover:text-ink focus-visible:outline-offset-0"
        >
          <svg aria-hidden="true" viewBox="0 0 12 12" className="size-2.5 stroke-current stroke-[1.5]">
            <path d="m1 1 10 10M11 1 1 11" />
          </svg>
        </button>
      )}
    </li>
  );
}

function stateOf(uploaded: number | undefined, texts: Messages["enquiry"]["files"]): string {
  if (uploaded === undefined) return texts.attached;
  return uploaded < 1 ? texts.uploading(Math.floor(uploaded * 100)) : texts.uploaded;
}
