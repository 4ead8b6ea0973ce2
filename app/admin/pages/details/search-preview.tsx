import { OwnPicture } from "#app/admin/own-picture.tsx";

interface SearchPreviewProps {
  siteUrl: string;
  path: string;
  title: string;
  description: string;
  image: string;
  isHidden: boolean;
}

/** How the page may look in a list of search results and when its address is shared. */
export function SearchPreview({ siteUrl, path, title, description, image, isHidden }: SearchPreviewProps) {
  const host = siteUrl.replace(/^https?:\/\//, "");
  return (
    <div className="grid gap-4 *:min-w-0 sm:grid-cols-2">
      <figure>
        <figcaption className="mb-1.5 text-[0.75rem] text-muted">In search results</figcaption>
        {isHidden ? (
          <p className="border border-dashed border-line p-3 text-muted">
            Search engines are asked not to list it.
          </p>
        ) : (
          <div className="border border-line bg-card p-3">
            <p className="mono truncate text-muted">
              {host}
              {path.replaceAll("/", " › ")}
            </p>
            <p className="mt-1 line-clamp-2 text-[0.9375rem]/[1.3] font-semibold">{title || "No title"}</p>
            <p className="mt-1 line-clamp-3 text-muted">
              {description || "No description: search engines choose some text of the page."}
            </p>
          </div>
        )}
      </figure>
      <figure>
        <figcaption className="mb-1.5 text-[0.75rem] text-muted">When it is shared</figcaption>
        <div className="border border-line bg-card">
          <div className="aspect-[1.91] overflow-hidden bg-sand">
            <OwnPicture src={image} />
          </div>
          <div className="p-3">
            <p className="mono truncate text-muted">{host}</p>
            <p className="truncate font-semibold">{title || "No title"}</p>
          </div>
        </div>
      </figure>
    </div>
  );
}
