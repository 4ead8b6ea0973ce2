import { type ReactNode, useEffect, useRef, useState } from "react";
import { Arrow } from "./arrow.tsx";
import { classNames } from "./class-names.ts";
import { ScrollBox } from "./scroll-box.tsx";

interface ScrollStripProps {
  /** Accessible name of the content. */
  label: string;
  /** Accessible names of the buttons. */
  previous: string;
  next: string;
  className?: string;
  /** Class of the buttons and the line. */
  controlsClassName?: string;
  children: ReactNode;
}

/** Shares of the content before the visible part and up to its end, 0 to 1. */
interface Seen {
  from: number;
  to: number;
}

/**
 * Content that scrolls sideways and snaps to its items, with buttons and a line that shows the visible part. Without
 * script it has the browser's scrollbar.
 */
export function ScrollStrip({
  label,
  previous,
  next,
  className,
  controlsClassName,
  children,
}: ScrollStripProps) {
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<Seen>({ from: 0, to: 0 });

  useEffect(() => {
    const strip = box.current;
    if (!strip) return;
    const listening = new AbortController();
    const { signal } = listening;
    const measure = () => {
      const { scrollLeft, clientWidth, scrollWidth } = strip;
      const from = Math.max(scrollLeft, 0); // negative while Safari overscrolls
      setSeen({ from: from / scrollWidth, to: Math.min((from + clientWidth + 1) / scrollWidth, 1) });
    };
    measure();
    strip.addEventListener("scroll", measure, { passive: true, signal });
    addEventListener("resize", measure, { signal });
    return () => listening.abort();
  }, []);

  function move(direction: 1 | -1) {
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    box.current?.scrollBy({
      left: direction * box.current.clientWidth * 0.75,
      behavior: isStill ? "instant" : "smooth",
    });
  }

  const isAllVisible = seen.from === 0 && seen.to === 1;
  return (
    <>
      <ScrollBox
        label={label}
        boxRef={box}
        isFocusable={!isAllVisible}
        className={classNames(
          "scroll-strip snap-x snap-mandatory [scrollbar-width:none] noscript:[scrollbar-width:auto]",
          className,
        )}
      >
        {children}
      </ScrollBox>
      <div
        className={classNames(
          "screen-only mt-8 flex items-center gap-6 noscript:hidden",
          isAllVisible && "invisible",
          controlsClassName,
        )}
      >
        <div className="h-px grow bg-line">
          <div
            className="-mt-px h-0.75 bg-current"
            style={{ marginInlineStart: `${seen.from * 100}%`, width: `${(seen.to - seen.from) * 100}%` }}
          />
        </div>
        <div className="-mr-3 flex">
          <StripButton label={previous} to="left" isEnd={seen.from === 0} onPress={() => move(-1)} />
          <StripButton label={next} to="right" isEnd={seen.to === 1} onPress={() => move(1)} />
        </div>
      </div>
    </>
  );
}

interface StripButtonProps {
  label: string;
  to: "left" | "right";
  /** Nothing follows in its direction. */
  isEnd: boolean;
  onPress: () => void;
}

/** Stays focusable at the end, so that the focus is not lost. */
function StripButton({ label, to, isEnd, onPress }: StripButtonProps) {
  return (
    <button
      type="button"
      data-replay
      aria-label={label}
      aria-disabled={isEnd}
      onClick={onPress}
      className="grid size-11 place-items-center transition-colors duration-150 hover:text-signal-text aria-disabled:text-muted aria-disabled:opacity-50 focus-visible:-outline-offset-2"
    >
      <Arrow to={to} className="size-5" />
    </button>
  );
}
