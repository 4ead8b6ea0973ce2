import type { RichTextCell, RichTextRow } from "#app/domain/rich-text/document.ts";
import { textOf } from "#app/domain/rich-text/plain-text.ts";
import { classNames } from "#app/ui/class-names.ts";
import { ScrollBox } from "#app/ui/scroll-box.tsx";
import * as messages from "../messages.ts";
import { Nodes } from "./document-view.tsx";

/** A table wider than the text scrolls in its container. */
export function TableView({ rows }: { rows: RichTextRow[] }) {
  const isWide = rows.some(({ content }) => content.length > 3);
  return (
    <ScrollBox label={messages.table}>
      <table
        className={classNames(
          "w-full border-b border-line text-left text-[0.9375rem] leading-normal",
          isWide && "restack",
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
