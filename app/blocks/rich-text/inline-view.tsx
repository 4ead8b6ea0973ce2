import { Fragment, type ReactNode } from "react";
import type { RichTextInline, RichTextMark } from "#app/domain/rich-text/document.ts";
import { SmartLink } from "#app/ui/smart-link.tsx";

export type RichTextInlines = RichTextInline[] | undefined;

/** The text of a paragraph or heading, with its marks. */
export function Inline({ content }: { content: RichTextInlines }) {
  return content?.map((inline, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a document is drawn once and never reordered
    <Fragment key={place}>{inline.type === "text" ? marked(inline.text, inline.marks) : <br />}</Fragment>
  ));
}

/** The first mark is the outermost. */
function marked(text: string, marks: RichTextMark[] = []): ReactNode {
  return marks.reduceRight<ReactNode>((inner, mark) => renderMark(mark, inner), text);
}

function renderMark(mark: RichTextMark, inner: ReactNode): ReactNode {
  switch (mark.type) {
    case "bold":
      return <strong className="font-semibold">{inner}</strong>;
    case "italic":
      return <em>{inner}</em>;
    case "strike":
      return <s>{inner}</s>;
    case "code":
      return (
        <code className="bg-sand px-[0.3em] py-[0.1em] font-mono text-[0.78em] [font-stretch:80%]">
          {inner}
        </code>
      );
    case "link":
      // The linked page is not published.
      if (!mark.attrs.href) return inner;
      return (
        <SmartLink href={mark.attrs.href} className="inline-link">
          {inner}
        </SmartLink>
      );
  }
}
