import { useNavigation, useRevalidator } from "@remix-run/react";
import { useId } from "react";
import { EmptyState } from "#app/admin/admin-page.tsx";
import { ButtonLink } from "#app/admin/button.tsx";
import { focusRing } from "#app/admin/classes.ts";
import { ListPages } from "#app/admin/lists.tsx";
import { TabPage } from "#app/admin/settings/setting-tabs.tsx";
import { TextLink } from "#app/admin/text-link.tsx";
import type { MediaCounts } from "#app/domain/media/media.server.ts";
import { acceptedFiles, kindNames, mediaPerPage } from "#app/domain/media/media.ts";
import type { MediaPage } from "#app/domain/media/media-item.ts";
import { mediaLimits } from "#app/domain/media/media-problems.ts";
import type { TabLink } from "#app/domain/settings/tabs.ts";
import { paths } from "#app/paths/paths.ts";
import { useFileDrop } from "#app/ui/use-file-drop.ts";
import { LibraryFilters, type MediaSearch, mediaPath } from "./library-filters.tsx";
import { LibraryItems, SelectionForm } from "./library-items.tsx";
import { usePreparing } from "./media-items.ts";
import { UploadList } from "./upload-list.tsx";
import { useUploads } from "./uploads.ts";

interface LibraryScreenProps extends MediaPage {
  counts: MediaCounts;
  search: MediaSearch;
  visibleTabs: TabLink[];
  mayUpdate: boolean;
  /** The message about the last action. */
  news?: string;
}

/** The media library: search, filters, selection and upload. */
export function LibraryScreen({
  items,
  total,
  counts,
  search,
  visibleTabs,
  mayUpdate,
  news,
}: LibraryScreenProps) {
  const { revalidate } = useRevalidator();
  const navigation = useNavigation();
  usePreparing(items, revalidate);
  return (
    <TabPage title="Media" visibleTabs={visibleTabs} className="grid gap-5">
      {news ? (
        <p role="status" className="border-l-2 border-good pl-3">
          {news}
        </p>
      ) : null}
      {mayUpdate ? (
        <UploadZone onStored={revalidate} />
      ) : (
        <p className="border-l-2 border-line pl-3 text-muted">
          You can view the library. Only owners and editors can change it.
        </p>
      )}
      <LibraryFilters counts={counts} search={search} />
      {mayUpdate && search.isAltMissing && items[0] ? (
        <p>
          <ButtonLink to={paths.admin.mediaAltQueue(items[0].id)} look="primary">
            Review one by one
          </ButtonLink>
        </p>
      ) : null}
      <div aria-busy={navigation.state === "loading"} className="aria-busy:opacity-60">
        {items.length === 0 ? (
          <NoMedia search={search} mayUpdate={mayUpdate} />
        ) : mayUpdate ? (
          <SelectionForm items={items} search={search} tags={counts.tags.map(({ tag }) => tag)} />
        ) : (
          <LibraryItems items={items} view={search.view} />
        )}
      </div>
      <ListPages
        label="Pages of the library"
        page={search.page}
        perPage={mediaPerPage}
        shown={items.length}
        total={total}
        pathOf={(page) => mediaPath(search, { page })}
        className=""
      />
    </TabPage>
  );
}

interface NoMediaProps {
  search: MediaSearch;
  mayUpdate: boolean;
}

/** The empty state: nothing found, nothing left to do, or no uploads yet. */
function NoMedia({ search, mayUpdate }: NoMediaProps) {
  const all = <TextLink to={paths.admin.media()}>Show all media</TextLink>;
  if (search.query) {
    return (
      <EmptyState title={`Nothing found for “${search.query}”`}>
        Search covers names, alternative texts and tags. {all}
      </EmptyState>
    );
  }
  if (search.isAltMissing) {
    return (
      <EmptyState title="All pictures have alternative text">
        Uploaded pictures appear here until someone adds alternative text or marks them as decorative. {all}
      </EmptyState>
    );
  }
  if (search.kind || search.tag || search.page > 1) {
    const what = search.kind ? kindNames[search.kind].many.toLowerCase() : "media";
    return (
      <EmptyState title={search.tag ? `No ${what} tagged “${search.tag}”` : `No ${what} here`}>
        {all}
      </EmptyState>
    );
  }
  return (
    <EmptyState title="The library is empty">
      {mayUpdate
        ? "Drop pictures anywhere on this page. The site makes versions for phones and large screens, and pages use pictures from here."
        : "Pictures appear here when an editor has uploaded them."}
    </EmptyState>
  );
}

/** Uploads chosen files, or files dropped anywhere on the page. */
function UploadZone({ onStored }: { onStored: () => void }) {
  const uploads = useUploads(paths.admin.mediaUploads(), onStored);
  const isDragging = useFileDrop(uploads.add);
  const id = useId();
  return (
    <div className="grid gap-3">
      <div
        className={`border border-dashed px-4 py-4 ${isDragging ? "border-signal bg-sand" : "border-line"}`}
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <label htmlFor={id} className="font-semibold">
            {isDragging ? "Drop to upload" : "Drop files anywhere, or choose them"}
          </label>
          <input
            id={id}
            type="file"
            multiple
            accept={acceptedFiles}
            aria-describedby={`${id}-limits`}
            onChange={(event) => {
              uploads.add([...(event.currentTarget.files ?? [])]);
              event.currentTarget.value = "";
            }}
            className={`min-w-0 text-muted file:mr-3 file:cursor-pointer file:rounded-[2px] file:border file:border-line file:bg-card file:px-3 file:py-1.5 file:font-semibold file:text-ink hover:file:border-ink ${focusRing}`}
          />
        </div>
        <p id={`${id}-limits`} className="mt-2 max-w-[90ch] text-[0.75rem]/[1.45] text-muted">
          {mediaLimits()}
        </p>
      </div>
      <UploadList uploads={uploads} />
    </div>
  );
}
