import { Link, useNavigation, useRevalidator } from "@remix-run/react";
import { AdminPage } from "#app/admin/admin-page.tsx";
import { buttonClasses } from "#app/admin/classes.ts";
import { ListPages } from "#app/admin/list-pages.tsx";
import { SettingTabs } from "#app/admin/settings/setting-tabs.tsx";
import type { MediaCounts } from "#app/domain/media/media.server.ts";
import { mediaPerPage } from "#app/domain/media/media.ts";
import type { MediaPage, UploadAnswer } from "#app/domain/media/media-item.ts";

import type { TabLink } from "#app/domain/settings/tabs.ts";
import { paths } from "#app/http/paths.ts";
import { LibraryFilters } from "./library-filters.tsx";
import { LibraryItems } from "./library-items.tsx";
import { type MediaSearch, mediaPath } from "./media-search.ts";
import { NoMedia } from "./no-media.tsx";
import { SelectionForm } from "./selection-form.tsx";
import { UploadResults } from "./upload-results.tsx";
import { UploadZone } from "./upload-zone.tsx";
import { usePreparing } from "./use-preparing.ts";

interface LibraryScreenProps extends MediaPage {
  counts: MediaCounts;
  search: MediaSearch;
  visibleTabs: TabLink[];
  mayUpdate: boolean;
  /** What has just been done, in words. */
  news?: string;
  answer?: UploadAnswer;
}

/** Everything the site can show: found, tagged, chosen, and added to. */
export function LibraryScreen({
  items,
  total,
  counts,
  search,
  visibleTabs,
  mayUpdate,
  news,
  answer,
}: LibraryScreenProps) {
  const { revalidate } = useRevalidator();
  const navigation = useNavigation();
  usePreparing(items, revalidate);
  return (
    <AdminPage title="Media">
      <div className="xl:grid xl:grid-cols-[136px_minmax(0,1fr)] xl:gap-8">
        <SettingTabs visible={visibleTabs} />
        <div className="mt-5 grid gap-5 xl:mt-0">
          {news ? (
            <p role="status" className="border-l-2 border-good pl-3">
              {news}
            </p>
          ) : null}
          {answer ? <UploadResults answer={answer} /> : null}
          {mayUpdate ? (
            <UploadZone onStored={revalidate} />
          ) : (
            <p className="border-l-2 border-line pl-3 text-muted">
              You can look at the library. Changing it takes an owner or an editor.
            </p>
          )}
          <LibraryFilters counts={counts} search={search} />
          {mayUpdate && search.isAltMissing && items[0] ? (
            <p>
              <Link to={paths.admin.mediaAltQueue(items[0].id)} className={buttonClasses.primary}>
                Go through them one by one
              </Link>
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
        </div>
      </div>
    </AdminPage>
  );
}
