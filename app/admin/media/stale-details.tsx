import { Link } from "@remix-run/react";
import { linkClasses } from "#app/admin/classes.ts";
import type { MediaItem } from "#app/domain/media/media-item.ts";
import { paths } from "#app/http/paths.ts";

/** What somebody else has stored since this was opened, beside which what was typed still stands. */
export function StaleDetails({ stored }: { stored: MediaItem }) {
  const { id, name, alt, tags, focusX, focusY } = stored;
  const facts = [
    ["Alternative text", alt === null ? "none yet" : alt || "marked as decoration"],
    ["Name", name],
    ["Tags", tags.join(", ") || "none"],
    ["Focal point", `${Math.round(focusX * 100)} % across, ${Math.round(focusY * 100)} % down`],
  ] as const;
  return (
    <div role="alert" className="mb-6 border-l-2 border-warn pl-3">
      <p className="font-semibold">Somebody else has changed this meanwhile. Nothing of yours was lost.</p>
      <p className="mt-1 text-muted">Stored now:</p>
      <dl className="mt-1 grid max-w-[760px] grid-cols-[128px_minmax(0,1fr)] gap-x-3 gap-y-0.5">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2">
        Yours is in the form below: save it over what is stored, or{" "}
        <Link to={paths.admin.mediaItem(id)} reloadDocument className={linkClasses}>
          take what is stored
        </Link>
        .
      </p>
    </div>
  );
}
