import { type ReactNode, useEffect, useRef, useState } from "react";
import { buttonClasses, focusRing } from "./classes.ts";

interface MenuProps {
  /** The accessible name: "More for Solutions". */
  label: string;
  icon?: ReactNode;
  /** A text instead of the icon. */
  text?: string;
  /** The id of the summary. */
  summaryId?: string;
  /** One of hundreds: its actions are rendered when it is first opened. */
  isInList?: boolean;
  children: ReactNode;
}

/** A menu of actions. It opens without JavaScript; with it, Escape and a click outside close it. */
export function Menu({ label, icon, text, summaryId, isInList = false, children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [hasActions, setHasActions] = useState(!isInList);
  useEffect(() => {
    if (!details.current) return;
    if (details.current.open) setHasActions(true); // opened before hydration
    return closeWithEase(details.current);
  }, []);
  return (
    <details
      ref={details}
      onToggle={() => setHasActions(true)}
      name="menu"
      className="group relative inline-block text-left"
    >
      <summary
        id={summaryId}
        aria-label={label}
        className={`cursor-pointer list-none rounded-[2px] [&::-webkit-details-marker]:hidden ${focusRing} ${text ? `${buttonClasses.plain} group-open:border-ink` : "grid size-7 place-items-center text-muted hover:bg-card hover:text-ink group-open:bg-ink group-open:text-paper"}`}
      >
        {text ?? icon}
      </summary>
      <div className="absolute top-full right-0 z-30 mt-1 grid min-w-44 border border-line bg-card py-1 shadow-[0_8px_24px_-12px_rgb(0_0_0/0.35)]">
        {hasActions ? children : null}
      </div>
    </details>
  );
}

/** The style of a link or button in a menu. */
export const menuItemClasses = `block w-full px-3 py-1.5 text-left text-[0.8125rem]/[1.4] whitespace-nowrap hover:bg-sand disabled:opacity-60 ${focusRing} -outline-offset-2`;

/** Closes a disclosure by Escape, by a click outside and, unless it holds a form, by a click on one of its actions. */
export function closeWithEase(details: HTMLDetailsElement, isForm = false) {
  const onPointerDown = ({ target }: PointerEvent) => {
    if (target instanceof Node && !details.contains(target)) details.open = false;
  };
  const onClick = ({ target }: MouseEvent) => {
    if (!isForm && target instanceof Element && target.closest("a, button")) details.open = false;
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !details.open) return;
    details.open = false;
    details.querySelector("summary")?.focus();
  };
  document.addEventListener("pointerdown", onPointerDown);
  details.addEventListener("click", onClick);
  details.addEventListener("keydown", onKeyDown);
  return () => {
    document.removeEventListener("pointerdown", onPointerDown);
    details.removeEventListener("click", onClick);
    details.removeEventListener("keydown", onKeyDown);
  };
}

/** Three dots: a menu. */
export function MoreIcon() {
  return (
    <svg aria-hidden="true" width="14" height="4" viewBox="0 0 14 4" fill="currentColor">
      <circle cx="2" cy="2" r="1.4" />
      <circle cx="7" cy="2" r="1.4" />
      <circle cx="12" cy="2" r="1.4" />
    </svg>
  );
}
