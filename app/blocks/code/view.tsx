import { ScrollBox } from "#app/ui/scroll-box.tsx";
import { Section } from "#app/ui/section.tsx";
import type { BlockPosition } from "../block-position.ts";
import { CopyButton } from "./copy-button.tsx";
import * as messages from "./messages.ts";
import type { CodeProps } from "./schema.ts";

export default function Code({
  label,
  heading,
  code,
  file,
  caption,
  place,
}: CodeProps & { place: BlockPosition }) {
  return (
    <Section number={place.number} label={label} heading={heading}>
      <figure className={heading ? "mt-9" : undefined}>
        <div className="on-ink">
          <div className="flex min-h-11 items-center justify-between gap-6 border-b border-line pl-5">
            <span className="mono min-w-0 truncate text-muted">{file}</span>
            <CopyButton text={code} />
          </div>
          <ScrollBox
            label={file ? messages.codeOf(file) : messages.code}
            className="focus-visible:-outline-offset-2"
          >
            <pre className="w-max min-w-full p-5 font-mono text-[0.8125rem] leading-[1.7] [font-stretch:80%]">
              <code>{code}</code>
            </pre>
          </ScrollBox>
        </div>
        {caption ? <figcaption className="mono mt-3.5 max-w-[60em] text-muted">{caption}</figcaption> : null}
      </figure>
    </Section>
  );
}
