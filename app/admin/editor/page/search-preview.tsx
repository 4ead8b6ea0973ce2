import { useEditor } from "#app/admin/editor/editor.ts";
import { messages } from "#app/admin/editor/messages.ts";
import { OwnPicture } from "#app/admin/own-picture.tsx";
import { pageDraftOf } from "./page-draft.ts";

/** Preview of the page in search results and on social networks. */
export function SearchPreview() {
  const { title, excerpt, searchTitle, searchDescription, socialImage, noindex } = useEditor(pageDraftOf);
  const { url, shareCard } = useEditor(({ site }) => site);
  const path = useEditor(({ item }) => item.path) ?? "";
  const host = url.replace(/^https?:\/\//, "");
  const shownTitle = searchTitle || title || messages.noTitle;
  const description = searchDescription || excerpt;
  return (
    <div className="mt-6 grid gap-4 *:min-w-0">
      <figure>
        <figcaption className="mb-1.5 text-[0.75rem] text-muted">{messages.inSearchResults}</figcaption>
        {noindex ? (
          <p className="border border-dashed border-line p-3 text-muted">
            {messages.searchEnginesAreAskedNot}
          </p>
        ) : (
          <div className="border border-line bg-card p-3">
            <p className="mono truncate text-muted">
              {host}
              {path.replaceAll("/", " › ")}
            </p>
            <p className="mt-1 line-clamp-2 text-[0.9375rem]/[1.3] font-semibold">{shownTitle}</p>
            <p className="mt-1 line-clamp-3 text-muted">
              {description || messages.noDescriptionSearchEnginesChoose}
            </p>
          </div>
        )}
      </figure>
      <figure>
        <figcaption className="mb-1.5 text-[0.75rem] text-muted">{messages.whenItIsShared}</figcaption>
        <div className="border border-line bg-card">
          <div className="aspect-[1.91] overflow-hidden bg-sand">
            <OwnPicture src={socialImage || (shareCard ?? "")} />
          </div>
          <div className="p-3">
            <p className="mono truncate text-muted">{host}</p>
            <p className="truncate font-semibold">{shownTitle}</p>
          </div>
        </div>
      </figure>
    </div>
  );
}
