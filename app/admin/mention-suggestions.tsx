import type { TextExpanderChangeEvent } from "@github/text-expander-element";
import { createElement, type ReactNode, useEffect, useRef } from "react";
import { suggestPeople } from "#app/domain/tasks/task.ts";

interface MentionSuggestionsProps {
  people: { name: string }[];
  /** Contains the text area. */
  children: ReactNode;
}

/** What a mention does, and who can be mentioned. */
export const mentionHint = (people: { name: string }[]) =>
  `Mention someone with @ to notify them by email: ${people.map(({ name }) => name).join(", ")}`;

/**
 * Suggests people below the caret after `@` and the first letters of a name. Without JavaScript a mention is plain
 * text.
 */
export function MentionSuggestions({ people, children }: MentionSuggestionsProps) {
  const expander = useRef<HTMLElement>(null);

  useEffect(() => {
    void import("@github/text-expander-element"); // defines the custom element, which is already in the page
    const listening = new AbortController();
    const { signal } = listening;
    expander.current?.addEventListener(
      "text-expander-change",
      (event) => {
        const { text, provide } = (event as TextExpanderChangeEvent).detail ?? {};
        const found = suggestPeople(text ?? "", people);
        provide?.({ matched: found.length > 0, fragment: listOf(found) });
      },
      { signal },
    );
    expander.current?.addEventListener(
      "text-expander-value",
      (event) => {
        const { detail } = event as CustomEvent<{ item: HTMLElement; value: string }>;
        detail.value = `@${detail.item.textContent}`;
      },
      { signal },
    );
    return () => listening.abort();
  }, [people]);

  return createElement(
    "text-expander",
    { ref: expander, keys: "@", multiword: "@", class: "relative block" },
    children,
  );
}

/** The list of suggestions below the caret, which the element navigates by arrow keys. */
function listOf(people: { name: string }[]): HTMLElement {
  const list = document.createElement("ul");
  list.role = "listbox";
  list.ariaLabel = "People";
  list.className =
    "absolute z-10 mt-1 min-w-44 border border-line bg-card py-1 shadow-[0_8px_24px_-12px_rgb(0_0_0/0.35)]";
  list.append(
    ...people.map(({ name }, position) => {
      const option = document.createElement("li");
      option.role = "option";
      option.id = `mention-${position}`;
      option.textContent = name;
      option.className =
        "cursor-pointer px-3 py-1.5 text-[0.8125rem]/[1.4] hover:bg-sand aria-selected:bg-ink aria-selected:text-paper";
      return option;
    }),
  );
  return list;
}
