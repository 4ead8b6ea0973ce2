import { paths } from "#app/paths/paths.ts";
import { externalHost } from "#app/ui/external-host.ts";

interface OwnPictureProps {
  src: string;
  /** Shows all of it, on a ground on which dark and light logos are visible. Otherwise it fills its box. */
  isWhole?: boolean;
}

/** A picture of this site. The admin's CSP blocks external pictures; for those it shows the host. */
export function OwnPicture({ src, isWhole = false }: OwnPictureProps) {
  const host = externalHost(src);
  const fit = isWhole ? "bg-muted object-contain" : "object-cover";
  if (!host) return <img src={src} alt="" className={`size-full ${fit}`} />;
  return (
    <span title={`Picture on ${host}`} className="grid size-full place-items-center text-muted">
      <span aria-hidden="true">↗</span>
      <span className="sr-only">Picture on {host}</span>
    </span>
  );
}

/** The address of a block's picture or file, in the media library or among the site's files. */
export function addressOf({ mediaId, src }: { mediaId?: unknown; src?: unknown }): string | undefined {
  if (typeof mediaId === "string" && mediaId) return paths.media(mediaId);
  return typeof src === "string" && src ? src : undefined;
}
