import type { FieldMetadata } from "@conform-to/react";
import { useEffect, useRef } from "react";
import { attachmentExtensions, attachmentLimit } from "#app/domain/leads/attachment.ts";
import { FieldMessage } from "#app/ui/field.tsx";
import { useFileDrop } from "#app/ui/use-file-drop.ts";
import { AttachedFile } from "./attached-file.tsx";
import { attachFiles, detachFile, useEnquirySession } from "./enquiry-session.ts";

interface AttachmentsFieldProps {
  field: FieldMetadata;
  /** Called once the native input holds other files. */
  onChange: () => void;
  className?: string;
}

/**
 * Files by choosing or by dropping them anywhere on the page, with the state of each (LEAD-06). The native input holds
 * the same files as the list, so that the form is whole without this script and for its validation.
 */
export function AttachmentsField({ field, onChange, className }: AttachmentsFieldProps) {
  const { files, uploaded, refusals, phase } = useEnquirySession();
  const input = useRef<HTMLInputElement>(null);
  const isDragging = useFileDrop(attachFiles);
  const problems = [...refusals, ...(field.errors ?? [])];
  const hintId = `${field.id}-hint`;

  // What was chosen before the page answered to script.
  useEffect(() => {
    const chosen = [...(input.current?.files ?? [])];
    if (chosen.length > 0) attachFiles(chosen);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the files are the cause, whoever is told of them
  useEffect(() => {
    if (input.current) hold(input.current, files);
    onChange();
  }, [files]);

  function choose(chosen: HTMLInputElement) {
    const offered = [...(chosen.files ?? [])];
    // What the input holds is put back first: a cancelled choice empties it, a refused one leaves it with the refused.
    hold(chosen, files);
    attachFiles(offered);
  }

  function remove(file: File) {
    detachFile(file);
    input.current?.focus();
  }

  return (
    <div className={className}>
      <div
        data-dragging={isDragging || undefined}
        className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border border-dashed border-muted px-4 py-3.5 text-[0.9375rem]/[1.5] transition-colors duration-150 focus-within:has-focus-visible:outline-2 focus-within:has-focus-visible:outline-offset-2 hover:bg-card/50 data-dragging:border-solid data-dragging:border-signal-text data-dragging:bg-card"
      >
        <label htmlFor={field.id}>{isDragging ? "Let go to attach" : <Invitation />}</label>
        <span id={hintId} className="mono text-muted">
          PDF DOC TXT JPG PNG · 5 MB each
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
        <ul aria-label="Attached files">
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
        <FieldMessage errors={problems.map((problem) => `${problem}.`)} errorId={field.errorId} />
      </div>
    </div>
  );
}

/** Neither a finger nor a page without script takes what is dropped. */
function Invitation() {
  return (
    <>
      <span className="noscript:hidden pointer-coarse:hidden">
        Drop up to {attachmentLimit} files or{" "}
        <span className="underline underline-offset-3">choose them</span>
      </span>
      <span className="hidden underline underline-offset-3 noscript:inline pointer-coarse:inline">
        Choose up to {attachmentLimit} files
      </span>
    </>
  );
}

function hold(input: HTMLInputElement, files: readonly File[]) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}
