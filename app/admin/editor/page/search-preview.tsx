import { useEditor } from "#app/admin/editor/editor.ts";
import { OwnPicture } from "#app/admin/own-picture.tsx";
import { pageDraftOf } from "./page-draft.ts";

/** Preview of the page in search results and on social networks. */
export function SearchPreview() {
  const { title, excerpt, searchTitle, searchDescription, socialImage, noindex } = useEditor(pageDraftOf);
  const { url, shareCard } = useEditor(({ site }) => site);
  const path = useEditor(({ item }) => item.path) ?? "";
  const host = url.replace(/^https?:\/\//, "");
  const shownTitle = searchTitle || title || "No title";
  const description = searchDescription || excerpt;
  return (
    <div className="mt-6 grid gap-4 *:min-w-0">
      <figure>
        <figcaption className="mb-1.5 text-[0.75rem] text-muted">In search results</figcaption>
        {noindex ? (
          <p className="border border-dashed border-line p-3 text-muted">
            Search engines are asked not to list this page.
          </p>
        ) : (
          <div className="border border-line bg-card p-3">
            <p className="mono truncate text-muted">
              {host}
              {path.replaceAll("/", " › ")}
            </p>
            <p className="mt-1 line-clamp-2 text-[0.9375rem]/[1.3] font-semibold">{shownTitle}</p>
            <p className="mt-1 line-clamp-3 text-muted">
              {description || "No description: search engines choose text from the page."}
            </p>
          </div>
        )}
      </figure>
      <figure>
        <figcaption className="mb-1.5 text-[0.75rem] text-muted">When it is shared</figcaption>
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
