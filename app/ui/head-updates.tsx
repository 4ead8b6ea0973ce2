import { useMatches } from "@remix-run/react";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useHydrated } from "./use-hydrated.ts";

/**
 * Applies the head's elements of the current page to the document. React renders them into a detached element, and only
 * the difference between two pages reaches the document's head, which contains elements of extensions, too.
 */
export function HeadUpdates({ children }: { children: ReactNode }) {
  // React cannot hydrate a portal: https://github.com/facebook/react/issues/13097
  return useHydrated() ? <Differences>{children}</Differences> : null;
}

function Differences({ children }: { children: ReactNode }) {
  useMatches(); // renders again when the page has changed
  const [rendered] = useState(() => document.createElement("div"));
  const shown = useRef<Map<string, Element | undefined>>();

  useLayoutEffect(() => {
    const wanted = new Map([...rendered.children].map((element) => [element.outerHTML, element]));
    shown.current ??= adopt(wanted);
    for (const [html, element] of wanted)
      if (!shown.current.has(html)) shown.current.set(html, insert(element));
    for (const [html, element] of shown.current) {
      if (wanted.has(html)) continue;
      element?.remove();
      shown.current.delete(html);
    }
  });

  return createPortal(children, rendered);
}

/** Finds the elements that the server rendered. One that another program has changed is left as it is. */
function adopt(wanted: Map<string, Element>): Map<string, Element | undefined> {
  const existing = [...document.head.children].filter((element) => !(element instanceof HTMLTitleElement));
  return new Map(
    [...wanted].map(([html, element]) => [html, existing.find((other) => other.isEqualNode(element))]),
  );
}

/** The document's one title element stays, with the text of the current page; undefined says not to remove it. */
function insert(element: Element): Element | undefined {
  if (element instanceof HTMLTitleElement) {
    document.title = element.text;
    return undefined;
  }
  const copy = element.cloneNode(true) as Element; // keeps the element's type
  document.head.append(copy);
  return copy;
}
