import { classNames } from "#app/ui/class-names.ts";
import { customProperties } from "#app/ui/custom-properties.ts";
import type { ViewProps } from "../resolved-block.ts";
import { SentenceStyles } from "../voice-styles/voice-styles.tsx";

/** One sentence across the page; its size follows its length. */
export default function Sentence({ text, ground }: ViewProps<"sentence">) {
  return (
    <div className={classNames("sentence", ground !== "paper" && `on-${ground}`)}>
      <SentenceStyles />
      <p
        dir="auto"
        className="voice whitespace-pre-line"
        style={customProperties({ "--letters": text.length })}
      >
        {text}
      </p>
    </div>
  );
}
