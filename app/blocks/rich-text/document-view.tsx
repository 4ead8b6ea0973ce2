import { Fragment, type ReactNode, useContext } from "react";
import type {
  RichText,
  RichTextCell,
  RichTextInline,
  RichTextMark,
  RichTextNode,
  RichTextRow,
} from "#app/domain/rich-text/document.ts";
import { textOf } from "#app/domain/rich-text/plain-text.ts";
import { useMessages } from "#app/languages/use-messages.ts";
import { classNames } from "#app/ui/class-names.ts";
import { externalHost, ShowsExternalImageHosts } from "#app/ui/external-host.ts";
import { fileAddress } from "#app/ui/file-address.ts";
import { Picture } from "#app/ui/picture.tsx";
import { sourcesFor } from "#app/ui/picture-sources.ts";
import { ScrollBox } from "#app/ui/scroll-box.tsx";
import { InlineLink } from "#app/ui/smart-link.tsx";
import { WideTableStyles } from "../table-styles/table-styles.tsx";

/** Renders a rich text document; unknown node types are not rendered. */
export function RichTextDocument({ document }: { document: RichText }) {
  return (
    <div
      dir="auto"
      className="prose-size min-w-0 max-w-[37.5em] [&>*+*]:mt-[1.1em] [&>h2]:mt-[1.9em] [&>h3]:mt-[1.7em] [&>h4]:mt-[1.5em] [&>:is(h2,h3,h4)+*]:mt-[0.6em] [&>:first-child]:mt-0"
    >
      <Nodes nodes={document.content} />
    </div>
  );
}

/** Nodes have no ids, so their position is the key. */
export function Nodes({ nodes }: { nodes: RichTextNode[] }) {
  return nodes.map((node, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a document is drawn once and never reordered
    <Fragment key={place}>{renderNode(node)}</Fragment>
  ));
}

function renderNode(node: RichTextNode): ReactNode {
  switch (node.type) {
    case "paragraph":
      return (
        <p>
          <Inline content={node.content} />
        </p>
      );
    case "heading":
      return <Heading level={node.attrs.level} content={node.content} />;
    case "bulletList":
      return (
        <ul className="space-y-[0.4em] [&>li]:relative [&>li]:pl-[1.6em] [&>li]:before:absolute [&>li]:before:top-[0.72em] [&>li]:before:left-0 [&>li]:before:h-px [&>li]:before:w-[0.9em] [&>li]:before:bg-current">
          <Items items={node.content} />
        </ul>
      );
    case "orderedList":
      return (
        <ol start={node.attrs?.start} className="list-decimal space-y-[0.4em] pl-[1.6em] marker:text-muted">
          <Items items={node.content} />
        </ol>
      );
    case "blockquote":
      return (
        <blockquote className="border-l-2 border-signal pl-5 text-[1.2em] leading-snug tracking-[-0.02em] [&>*+*]:mt-[0.8em]">
          <Nodes nodes={node.content} />
        </blockquote>
      );
    case "codeBlock":
      return <CodeView>{node.content?.map(({ text }) => text).join("")}</CodeView>;
    case "horizontalRule":
      return <hr className="border-line" />;
    case "image":
      return <TextPicture {...node.attrs} />;
    case "table":
      return <TableView rows={node.content} />;
  }
}

function TextPicture({ alt, caption, ...file }: Extract<RichTextNode, { type: "image" }>["attrs"]) {
  const isPixels = Boolean(sourcesFor(file)?.avif);
  const host = useContext(ShowsExternalImageHosts) ? externalHost(fileAddress(file)) : undefined;
  if (host) return <p className="bg-sand p-3 text-muted">Picture on {host}</p>;
  const picture = (
    <Picture
      picture={file}
      alt={alt ?? ""}
      sizes="(max-width: 639px) 100vw, (max-width: 1199px) 40rem, 66rem" // wide screens: both columns of an article
      width={1200}
      height={800}
      className={classNames("h-auto bg-sand", isPixels ? "max-w-full" : "w-full")} // drawings can be enlarged
    />
  );
  if (!caption) return picture;
  return (
    <figure>
      {picture}
      <figcaption className="mono mt-3.5 text-muted">{caption}</figcaption>
    </figure>
  );
}

function Items({ items }: { items: { content: RichTextNode[] }[] }) {
  return items.map((item, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see Nodes
    <li key={place}>
      <Nodes nodes={item.content} />
    </li>
  ));
}

function Heading({ level, content }: { level: 2 | 3 | 4; content: RichTextInlines }) {
  const Element = `h${level}` as const;
  return (
    <Element className={headings[level]}>
      <Inline content={content} />
    </Element>
  );
}

const headings = {
  2: "text-[1.65em] leading-tight font-medium tracking-[-0.025em]",
  3: "text-[1.25em] leading-snug font-semibold tracking-[-0.02em]",
  4: "text-[1em] leading-snug font-semibold",
};

type RichTextInlines = RichTextInline[] | undefined;

/** The text of a paragraph or heading, with its marks. */
function Inline({ content }: { content: RichTextInlines }) {
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
    case "superscript":
      return <sup>{inner}</sup>;
    case "subscript":
      return <sub>{inner}</sub>;
    case "link":
      // The linked page is not published.
      if (!mark.attrs.href) return inner;
      return <InlineLink href={mark.attrs.href}>{inner}</InlineLink>;
  }
}

function CodeView({ children }: { children: string | undefined }) {
  const messages = useMessages().blocks.richText;
  return (
    <ScrollBox label={messages.code} className="bg-sand">
      <pre className="w-max p-5 font-mono text-[0.8125rem] leading-relaxed [font-stretch:80%]">
        <code>{children}</code>
      </pre>
    </ScrollBox>
  );
}

/** A table wider than the text scrolls in its container. */
function TableView({ rows }: { rows: RichTextRow[] }) {
  const messages = useMessages().blocks.richText;
  const isWide = rows.some(({ content }) => content.length > 2);
  return (
    <ScrollBox label={messages.table}>
      {isWide ? <WideTableStyles /> : null}
      <table
        className={classNames(
          "w-full border-b border-line text-left text-[0.9375rem] leading-normal",
          isWide && "restack",
          rows.some(hasManyTexts) && "restack-texts",
        )}
      >
        <tbody>
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see Nodes
            <tr key={place} className="border-t border-line align-baseline first:border-current">
              {row.content.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: see Nodes
                <Cell key={column} cell={cell} scope={place === 0 ? "col" : "row"} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

/** Three or more cells beside its name, some with a sentence. */
function hasManyTexts({ content: [, ...cells] }: RichTextRow): boolean {
  return cells.length > 2 && cells.some(({ content }) => content.map(textOf).join(" ").length > 50);
}

/** An empty header cell, as in the corner of a table with headers on two sides, is rendered as a data cell. */
function Cell({ cell, scope }: { cell: RichTextCell; scope: "col" | "row" }) {
  const content = <Nodes nodes={cell.content} />;
  const spans = { colSpan: cell.attrs?.colspan, rowSpan: cell.attrs?.rowspan };
  const isHeader = cell.type === "tableHeader" && cell.content.some((node) => textOf(node) !== "");
  return isHeader ? (
    <th scope={scope} {...spans} className={`${cellClasses} font-semibold`}>
      {content}
    </th>
  ) : (
    <td {...spans} className={cellClasses}>
      {content}
    </td>
  );
}

const cellClasses = "min-w-28 py-2.5 pr-6 last:pr-0";
