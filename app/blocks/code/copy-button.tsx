import { useEffect, useState } from "react";
import * as messages from "./messages.ts";

/** Milliseconds for which the result is shown. */
const RESULT_SHOWN_MS = 2000;

/** Copies a text; rendered only with JavaScript and clipboard access. */
export function CopyButton({ text }: { text: string }) {
  const [state, setState] = useState<keyof typeof words>();

  useEffect(() => {
    if (navigator.clipboard) setState("ready");
  }, []);

  useEffect(() => {
    if (state !== "copied" && state !== "refused") return;
    const timer = setTimeout(setState, RESULT_SHOWN_MS, "ready");
    return () => clearTimeout(timer);
  }, [state]);

  if (!state) return null;
  return (
    <button
      type="button"
      className="mono min-h-11 shrink-0 px-5 hover:text-signal focus-visible:-outline-offset-2"
      onClick={() =>
        navigator.clipboard.writeText(text).then(
          () => setState("copied"),
          () => setState("refused"),
        )
      }
    >
      <span aria-live="polite">{words[state]}</span>
    </button>
  );
}

const words = { ready: messages.copy, copied: messages.copied, refused: messages.copyingBlocked };
