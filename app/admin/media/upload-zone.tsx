import { Form } from "@remix-run/react";
import { useId } from "react";
import { buttonClasses, focusRing } from "#app/admin/classes.ts";
import { acceptedFiles } from "#app/domain/media/media.ts";
import { mediaLimits, uploadLimit } from "#app/domain/media/media-problems.ts";
import { paths } from "#app/http/paths.ts";
import { useFileDrop } from "#app/ui/use-file-drop.ts";
import { UploadList } from "./upload-list.tsx";
import { useUploads } from "./use-uploads.ts";

/** Files by choosing or by dropping them anywhere on the page; without script, a plain form. */
export function UploadZone({ onStored }: { onStored: () => void }) {
  const uploads = useUploads(paths.admin.mediaUploads(), onStored);
  const isDragging = useFileDrop(uploads.add);
  const id = useId();
  return (
    <div className="grid gap-3">
      <Form
        method="post"
        action={paths.admin.media()}
        encType="multipart/form-data"
        className={`border border-dashed px-4 py-4 ${isDragging ? "border-signal bg-sand" : "border-line"}`}
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <label htmlFor={id} className="font-semibold">
            {isDragging ? "Drop to upload" : "Drop files anywhere, or choose them"}
          </label>
          <input
            id={id}
            type="file"
            name="files"
            multiple
            accept={acceptedFiles}
            aria-describedby={`${id}-limits`}
            onChange={(event) => {
              uploads.add([...(event.currentTarget.files ?? [])]);
              event.currentTarget.value = "";
            }}
            className={`min-w-0 text-muted file:mr-3 file:cursor-pointer file:rounded-[2px] file:border file:border-line file:bg-card file:px-3 file:py-1.5 file:font-semibold file:text-ink hover:file:border-ink ${focusRing}`}
          />
          <noscript>
            <button type="submit" className={buttonClasses.primary}>
              Upload
            </button>
          </noscript>
        </div>
        <p id={`${id}-limits`} className="mt-2 max-w-[90ch] text-[0.75rem]/[1.45] text-muted">
          {mediaLimits()} <noscript>{uploadLimit}</noscript>
        </p>
      </Form>
      <UploadList uploads={uploads} />
    </div>
  );
}
