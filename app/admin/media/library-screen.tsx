import { Link, useRevalidator } from "@remix-run/react";
import { AdminPage } from "#app/admin/admin-page.tsx";
import { SettingTabs } from "#app/admin/settings/setting-tabs.tsx";
import type { MediaCounts } from "#app/domain/media/media.server.ts";
import type { MediaPage } from "#app/domain/media/media-item.ts";
import type { UploadAnswer } from "#app/domain/media/uploaded.ts";
import type { TabLink } from "#app/domain/settings/tabs.ts";
import { paths } from "#app/http/paths.ts";
import type { MediaSearch } from "./media-search.ts";
import { MediaThumb } from "./media-thumb.tsx";
import { UploadResults } from "./upload-results.tsx";
import { UploadZone } from "./upload-zone.tsx";
import { usePreparing } from "./use-preparing.ts";

interface LibraryScreenProps extends MediaPage {
  counts: MediaCounts;
  search: MediaSearch;
  visibleTabs: TabLink[];
  mayUpdate: boolean;
  answer?: UploadAnswer;
}

export function LibraryScreen({ items, visibleTabs, mayUpdate, answer }: LibraryScreenProps) {
  const { revalidate } = useRevalidator();
  usePreparing(items, revalidate);
  return (
    <AdminPage title="Media">
      <div className="xl:grid xl:grid-cols-[136px_minmax(0,1fr)] xl:gap-8">
        <SettingTabs visible={visibleTabs} />
        <div className="mt-5 xl:mt-0">
          {answer ? <UploadResults answer={answer} /> : null}
          {mayUpdate ? <UploadZone onStored={revalidate} /> : null}
          <ul className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(160px,1fr))] gap-4">
            {items.map((item) => (
              <li key={item.id}>
                <Link to={paths.admin.mediaItem(item.id)}>
                  <MediaThumb item={item} sizes="200px" className="aspect-[4/3]" />
                  {item.name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </AdminPage>
  );
}
