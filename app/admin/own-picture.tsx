import { paths } from "#app/paths/paths.ts";
import { externalHost } from "#app/ui/external-host.ts";

/** A picture of this site that fills its box. The admin's CSP blocks external pictures; for those it shows the host. */
export function OwnPicture({ src }: { src: string }) {
  const host = externalHost(src);
  if (!host) return <img src={src} alt="" className="size-full object-cover" />;
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
