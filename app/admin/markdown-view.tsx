import "#app/languages/all-in-english.ts";
import { Nodes } from "#app/blocks/rich-text/document-view.tsx";
import type { RichText } from "#app/domain/rich-text/document.ts";

/** Rendered Markdown in the admin's text size, with the line breaks as typed. */
export function MarkdownView({ document }: { document: RichText }) {
  return (
    <div
      dir="auto"
      className="max-w-[68ch] min-w-0 text-[0.875rem]/[1.55] wrap-anywhere [&_blockquote]:text-[1em] [&_:is(p,li)]:whitespace-pre-line [&_:is(p,li)]:[unicode-bidi:plaintext] [&>*+*]:mt-[0.8em]"
    >
      <Nodes nodes={document.content} />
    </div>
  );
}
