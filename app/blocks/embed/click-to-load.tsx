import { type ReactNode, useEffect, useRef, useState } from "react";
import { useMessages } from "#app/languages/use-messages.ts";
import { type Frame, frameFor } from "./hosts.ts";

interface ClickToLoadProps {
  /** The embedded page at the host. */
  address: string;
  title: string;
  /** The aspect ratio class, such as `aspect-video`. */
  shape: string;
  /** Shown until the frame loads. */
  poster?: ReactNode;
}

/**
 * Loads an embedded page of an allowed host on click; before, no request reaches the host. Without JavaScript it is a
 * link to the host.
 */
export function ClickToLoad({ address, title, shape, poster }: ClickToLoadProps) {
  const messages = useMessages().blocks.embed;
  const frame = frameFor(address);
  const [isAskedFor, setAskedFor] = useState(false);
  if (frame && isAskedFor) return <LoadedFrame frame={frame} title={title} shape={shape} />;
  return (
    <a
      href={address}
      rel="noopener noreferrer"
      data-needs-script={frame ? "" : undefined}
      className={`on-ink group relative flex w-full flex-col justify-end overflow-hidden focus-visible:-outline-offset-4 ${shape}`}
      onClick={(event) => {
        if (!frame || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        setAskedFor(true);
      }}
    >
      {poster}
      <span className="absolute top-1/2 left-1/2 flex size-16 -translate-1/2 items-center justify-center bg-signal text-ink transition-transform duration-200 ease-out group-hover:scale-106">
        <svg aria-hidden="true" width="20" height="20" viewBox="0 0 20 20" fill="currentColor">
          <path
            d={frame?.isVideo ? "M5 2.5v15L17.5 10z" : "M3 9h9.6L9 5.4 10.4 4l6 6-6 6L9 14.6l3.6-3.6H3z"}
          />
        </svg>
      </span>
      <span className="relative bg-ink px-5 py-3.5">
        <span className="block text-[1.0625rem] leading-snug font-semibold">{title}</span>
        <small className="block text-[0.875rem] leading-snug text-muted">
          {frame ? messages.loadsFrom(frame.name) : messages.opensElsewhere}
        </small>
      </span>
    </a>
  );
}

function LoadedFrame({ frame, title, shape }: { frame: Frame; title: string; shape: string }) {
  const element = useRef<HTMLIFrameElement>(null);
  // Replaces the removed link that had the focus.
  useEffect(() => element.current?.focus(), []);
  return (
    <iframe
      ref={element}
      src={frame.src}
      title={title}
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-forms"
      allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
      referrerPolicy="strict-origin-when-cross-origin"
      className={`w-full bg-ink ${shape}`}
    />
  );
}
