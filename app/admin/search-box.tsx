import { Form } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { controlClasses } from "#app/ui/control.ts";
import { buttonClasses } from "./classes.ts";

interface SearchBoxProps {
  action: string;
  query: string;
  label: string;
  placeholder: string;
  /** Hidden fields: what the list is narrowed down by already. */
  children?: ReactNode;
}

/** Searches a list by the address; `/` leads into it from anywhere on the screen. */
export function SearchBox({ action, query, label, placeholder, children }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => focusOnSlash(() => input.current?.focus()), []);
  return (
    <Form method="get" action={action} role="search" className="flex gap-2 xl:w-[380px]">
      {children}
      <div className="relative grow">
        <input
          ref={input}
          key={query}
          type="search"
          name="q"
          defaultValue={query}
          aria-label={label}
          aria-keyshortcuts="/"
          placeholder={placeholder}
          className={controlClasses("compact", "peer")}
        />
        <span
          aria-hidden="true"
          className="mono pointer-events-none absolute top-2 right-2 hidden rounded-[2px] border border-line px-1.5 text-muted peer-placeholder-shown:lg:block peer-focus:hidden!"
        >
          /
        </span>
      </div>
      <button type="submit" className={buttonClasses.plain}>
        Search
      </button>
    </Form>
  );
}

/** Calls `focus` when `/` is pressed outside a field. Answers with how to stop that. */
function focusOnSlash(focus: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLElement && event.target.closest("input, textarea, select");
    if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    focus();
  };
  document.addEventListener("keydown", onKeyDown);
  return () => document.removeEventListener("keydown", onKeyDown);
}
