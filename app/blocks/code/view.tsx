import { useEffect, useState } from "react";
import { useMessages } from "#app/languages/use-messages.ts";
import { classNames } from "#app/ui/class-names.ts";
import { ScrollBox } from "#app/ui/scroll-box.tsx";
import { Section } from "#app/ui/section.tsx";
import type { ViewProps } from "../resolved-block.ts";
import { AnnotatedCode } from "./annotated-code.tsx";

export default function Code(props: ViewProps<"code">) {
  const messages = useMessages().blocks.code;
  const { label, heading, code, file, caption, notes, place } = props;
  const isAnnotated = notes.length > 0;
  return (
    <Section number={place.number} label={label} heading={heading}>
      <figure className={heading ? "mt-9" : undefined}>
        <div className={classNames("on-ink", isAnnotated && "annotated")}>
          <div className="flex min-h-11 items-center justify-between gap-6 border-b border-line pl-5">
            <span className="mono min-w-0 truncate text-muted">{file}</span>
            <CopyButton text={code} />
          </div>
          {isAnnotated ? (
            <AnnotatedCode code={code} notes={notes} />
          ) : (
            <ScrollBox
              label={file ? messages.ofFile(file) : messages.label}
              className="focus-visible:-outline-offset-2"
            >
              <pre className="w-max min-w-full p-5 font-mono text-[0.8125rem] leading-[1.7] [font-stretch:80%]">
                <code>{code}</code>
              </pre>
            </ScrollBox>
          )}
        </div>
        {caption ? <figcaption className="mono mt-3.5 max-w-[60em] text-muted">{caption}</figcaption> : null}
      </figure>
    </Section>
  );
}

/** Milliseconds for which the result is shown. */
const RESULT_SHOWN_MS = 2000;

/** Copies a text; rendered only with JavaScript and clipboard access. */
function CopyButton({ text }: { text: string }) {
  const messages = useMessages().blocks.code;
  const [state, setState] = useState<"ready" | "copied" | "refused">();

  useEffect(() => {
    if (navigator.clipboard) setState("ready");
  }, []);

  useEffect(() => {
    if (state !== "copied" && state !== "refused") return;
    const timer = setTimeout(setState, RESULT_SHOWN_MS, "ready");
    return () => clearTimeout(timer);
  }, [state]);

  if (!state) return null;
  const words = { ready: messages.copy, copied: messages.copied, refused: messages.copyingBlocked };
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
