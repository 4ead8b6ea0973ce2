import type { PointerEvent } from "react";

/** Their names, as `sharedElement` writes them. */
const selector = '[style*="thread-"]';

/** Where the lines of the page were that is being left, by their names. */
const left = new Map<string, DOMRect>();

/**
 * SITE-16: the ref of an element with a thread. In a browser without view transitions, its line comes from where the line
 * of the same case was on the previous page. It never delays a page, and stands still for visitors who want less motion.
 */
export function carryThread(element: HTMLElement | null) {
  element?.addEventListener("click", press, { capture: true });
  if (isCarriedByBrowser()) return;
  if (element) for (const line of findLines()) arrive(line);
  // The page that is being left is still there. What does not arrive with the next one is forgotten. Only a line that is
  // seen can be followed: those of other rows are a hair.
  else if (left.size === 0)
    for (const line of findLines()) if (line.getBoundingClientRect().width > 1) leave(line);
  setTimeout(() => left.clear());
}

/**
 * Before the page changes: what is above leaves it first, and moves the lines away. The line of the link that is pressed
 * may not have begun to grow.
 */
function press() {
  if (isCarriedByBrowser()) return;
  left.clear();
  for (const line of findLines()) if (line.parentElement?.matches(":hover, :focus-within")) leave(line);
}

/** Whether a view transition carries the lines, or nothing shall move. */
const isCarriedByBrowser = () =>
  Reflect.has(document, "startViewTransition") || matchMedia("(prefers-reduced-motion: reduce)").matches;

const findLines = () => document.querySelectorAll<HTMLElement>(selector);

function leave(line: HTMLElement) {
  const place = line.getBoundingClientRect();
  if (place.bottom > 0 && place.top < innerHeight) left.set(nameOf(line), place);
}

function arrive(line: HTMLElement) {
  const from = left.get(nameOf(line));
  // After the frame in which the page is scrolled to its place.
  if (from) requestAnimationFrame(() => move(line, from));
}

function move(line: HTMLElement, from: DOMRect) {
  const { parentElement, offsetLeft, offsetTop, offsetWidth } = line;
  const box = parentElement?.getBoundingClientRect();
  if (!box || !offsetWidth) return;
  const shift = `translate(${from.left - box.left - offsetLeft}px, ${from.top - box.top - offsetTop}px)`;
  const begin = { transformOrigin: "0 0", transform: `${shift} scaleX(${from.width / offsetWidth})` };
  line.animate([begin], { id: "thread", duration: 300, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" });
}

function nameOf(line: HTMLElement): string {
  return line.style.getPropertyValue("--shared-element");
}

/** The line of a link grows from where the pointer is. */
export function beginThread({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
  const { left } = currentTarget.getBoundingClientRect();
  currentTarget.style.setProperty("--pointer", `${clientX - left}px`);
}
