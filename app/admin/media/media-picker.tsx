import * as Dialog from "@radix-ui/react-dialog";
import { useCallback, useEffect, useRef, useState } from "react";
import { EmptyState } from "#app/admin/admin-page.tsx";
import { Button } from "#app/admin/button.tsx";
import { focusRing } from "#app/admin/classes.ts";
import { DialogContent } from "#app/admin/modal.tsx";
import { PanelError, usePanelData } from "#app/admin/panel-loading.tsx";
import { type MediaKind, mediaPerPage, typesOf } from "#app/domain/media/media.ts";
import type { MediaChoice, MediaPage } from "#app/domain/media/media-item.ts";
import { mediaLimits } from "#app/domain/media/media-problems.ts";
import { paths } from "#app/paths/paths.ts";
import { controlClasses } from "#app/ui/field.tsx";
import { useFileDrop } from "#app/ui/use-file-drop.ts";
import { mediaParameters } from "./library-filters.tsx";
import { usePreparing } from "./media-items.ts";
import { MediaGrid } from "./media-thumb.tsx";
import { UploadList } from "./upload-list.tsx";
import { useUploads } from "./uploads.ts";

/** A picture as blocks, pages and settings store it. */
export interface PickedMedia {
  mediaId: string;
  name: string;
  /** As in the library: empty for decoration, null if not written yet. */
  alt: string | null;
  /** The focal point as fractions of width and height. */
  focusX: number;
  focusY: number;
  /** The address that text fields and settings store; also usable as a preview. */
  src: string;
}

interface MediaPickerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onPick: (picked: PickedMedia) => void;
  /** The media type to choose from; pictures and SVGs by default. */
  kind?: "visual" | "film" | "document";
}

/** Chooses from the media library, with upload. Escape cancels. */
export function MediaPicker({ isOpen, onOpenChange, onPick, kind = "visual" }: MediaPickerProps) {
  function pick(item: MediaChoice) {
    onPick(pickedFrom(item));
    onOpenChange(false);
  }
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-80 bg-brand-ink/50" />
        <DialogContent
          data-media-picker
          aria-describedby={undefined}
          className="fixed inset-0 z-90 m-auto flex max-w-[1080px] flex-col bg-paper text-[0.84375rem]/[1.4] text-ink outline-hidden sm:inset-4 sm:max-h-[760px] sm:rounded-[2px] sm:border sm:border-line"
        >
          <div className="flex min-h-12 items-center justify-between gap-4 border-b border-line pr-2 pl-4">
            <Dialog.Title className="text-[0.9375rem] font-semibold tracking-[-0.01em]">
              {titles[kind]}
            </Dialog.Title>
            <Dialog.Close
              aria-label="Close"
              className={`grid size-9 cursor-pointer place-items-center ${focusRing}`}
            >
              <svg aria-hidden="true" viewBox="0 0 16 16" className="size-3.5 stroke-current stroke-[1.4]">
                <path d="m1.5 1.5 13 13m0-13-13 13" />
              </svg>
            </Dialog.Close>
          </div>
          <MediaChoices kind={kind} onPick={pick} />
        </DialogContent>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** An open media picker has the pointer, the keys and dropped files to itself. */
export const isMediaPickerOpen = () => document.querySelector("[data-media-picker]") !== null;

const titles = {
  visual: "Choose a picture",
  film: "Choose a video",
  document: "Choose a document",
};

function pickedFrom({ id, name, alt, focusX, focusY }: MediaChoice): PickedMedia {
  return { mediaId: id, name, alt, focusX, focusY, src: paths.media(id) };
}

interface MediaChoicesProps {
  kind: "visual" | "film" | "document";
  onPick: (item: MediaChoice) => void;
}

/** Debounce of the search in milliseconds. */
const typingPause = 200;

/** The library with a search and a drop zone. */
function MediaChoices({ kind, onPick }: MediaChoicesProps) {
  const { load, retry, data, problem, isLoading } = usePanelData<MediaPage>();
  const [query, setQuery] = useState("");
  const [page, setPage] = useState(1);
  const input = useRef<HTMLInputElement>(null);
  const choices = useRef<HTMLDivElement>(null);

  const look = useCallback(() => {
    const search = mediaParameters({
      query: query.trim(),
      page,
      ...(kind === "visual" ? { isVisual: true } : { kind }),
    });
    load(`${paths.admin.mediaChoices()}?${search}`);
  }, [load, query, page, kind]);

  useEffect(() => {
    const timer = setTimeout(look, query === "" ? 0 : typingPause);
    return () => clearTimeout(timer);
  }, [look, query]);

  const uploads = useUploads(paths.admin.mediaUploads(), () => {
    setQuery("");
    setPage(1);
    look();
  });
  const isDragging = useFileDrop(uploads.add);
  const items = data?.items ?? [];
  usePreparing(items, look);

  return (
    <>
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-3">
        <input
          type="search"
          aria-label="Search the library"
          placeholder="Name, alternative text or tag"
          value={query}
          // biome-ignore lint/a11y/noAutofocus: the first control of a dialog that the user has opened
          autoFocus
          onKeyDown={(event) => {
            if (event.key !== "ArrowDown") return;
            event.preventDefault();
            choices.current?.querySelector<HTMLElement>("[data-choice][tabindex='0']")?.focus();
          }}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setPage(1);
          }}
          className={controlClasses("compact", "min-w-48 flex-1")}
        />
        <Button onClick={() => input.current?.click()}>Upload</Button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={acceptOf(kind)}
          onChange={(event) => {
            uploads.add([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = "";
          }}
        />
      </div>
      <div ref={choices} className="relative min-h-0 flex-1 overflow-y-auto p-4" aria-busy={isLoading}>
        {uploads.uploads.length > 0 ? (
          <div className="mb-4">
            <UploadList uploads={uploads} onUseExisting={(id) => setQuery(nameOf(uploads, id))} />
          </div>
        ) : null}
        <PanelError problem={problem} onRetry={retry} className="mb-4" />
        {data && items.length > 0 ? (
          <MediaGrid items={items} onPick={onPick} />
        ) : data ? (
          <NoChoices query={query} />
        ) : (
          <p role="status" className="text-muted">
            {isLoading ? "Loading the library…" : ""}
          </p>
        )}
        {isDragging ? <DropHint /> : null}
      </div>
      <div className="flex items-center justify-between gap-4 border-t border-line px-4 py-2 text-[0.75rem] text-muted">
        <p className="min-w-0">{mediaLimits(kindsOf(kind))}</p>
        <Pages page={page} total={data?.total ?? 0} onTurn={setPage} />
      </div>
    </>
  );
}

function acceptOf(kind: MediaChoicesProps["kind"]): string {
  return kindsOf(kind).flatMap(typesOf).join(",");
}

function kindsOf(kind: MediaChoicesProps["kind"]): MediaKind[] {
  return kind === "visual" ? ["picture", "drawing"] : [kind];
}

function nameOf({ uploads }: ReturnType<typeof useUploads>, mediaId: string): string {
  return uploads.find((upload) => upload.mediaId === mediaId)?.mediaName ?? "";
}

function NoChoices({ query }: { query: string }) {
  return query.trim() ? (
    <EmptyState title={`Nothing found for “${query.trim()}”`}>
      Search covers names, alternative texts and tags.
    </EmptyState>
  ) : (
    <EmptyState title="Nothing here yet">Drop a file anywhere in this window, or choose “Upload”.</EmptyState>
  );
}

function DropHint() {
  return (
    <div className="pointer-events-none absolute inset-2 grid place-items-center border-2 border-dashed border-signal bg-paper/90 font-semibold">
      Drop to upload
    </div>
  );
}

interface PagesProps {
  page: number;
  total: number;
  onTurn: (page: number) => void;
}

function Pages({ page, total, onTurn }: PagesProps) {
  if (total <= mediaPerPage) return null;
  return (
    <span className="flex shrink-0 gap-2">
      <Button disabled={page === 1} onClick={() => onTurn(page - 1)} look="quiet">
        Newer
      </Button>
      <Button disabled={page * mediaPerPage >= total} onClick={() => onTurn(page + 1)} look="quiet">
        Older
      </Button>
    </span>
  );
}
