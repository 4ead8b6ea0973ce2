import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@remix-run/node";
import { stringify } from "csv-stringify/sync";
import { privateHeaders } from "./response-headers.ts";

/**
 * A streamed CSV file (RFC 4180, UTF-8 with a byte order mark for spreadsheets). A cell that a spreadsheet would run as
 * a formula gets a leading apostrophe, except phone numbers, which importers and dialers read literally. Spreadsheets
 * whose list separator is a semicolon or a tab find cells within a cell; a space keeps those from being formulas, too.
 * Rejects before anything is sent if the first batch cannot be read.
 */
export async function csvResponse(
  fileName: string,
  columns: readonly string[],
  batches: AsyncIterator<Rows>,
): Promise<Response> {
  const first = await batches.next();
  const body = createReadableStreamFromReadable(Readable.from(linesOf(columns, first, batches)));
  return download(body, fileName, "text/csv; charset=utf-8");
}

type Rows = readonly (readonly unknown[])[];

async function* linesOf(
  columns: readonly string[],
  first: IteratorResult<Rows>,
  batches: AsyncIterator<Rows>,
): AsyncGenerator<string> {
  yield `\uFEFF${lines([columns])}`;
  for (let batch = first; !batch.done; batch = await batches.next()) yield lines(batch.value);
}

function lines(rows: Rows): string {
  return stringify(
    rows.map((row) => [...row]),
    {
      escape_formulas: true,
      record_delimiter: "windows",
      quoted: true,
      quoted_empty: true,
      cast: {
        date: (date) => date.toISOString(),
        boolean: (value) => (value ? "yes" : "no"),
        string: (value) =>
          isPhone(value) ? { value, escape_formulas: false } : value.replace(innerFormula, "$1 "),
      },
    },
  );
}

/** The end of a cell for a reader with another separator, before the start of a formula. */
const innerFormula = /(^["']+|[;,\t\r\n]["']*)(?=[=+\-@])/g;

/** A plus and digits: without letters or cell references a formula cannot read or run anything. */
function isPhone(value: string): boolean {
  return /^\+\d[\d ()-]{5,30}$/.test(value);
}

/** A file download: streamed, not cacheable, and never shown as a page. */
export function download(body: ReadableStream<Uint8Array>, fileName: string, contentType: string): Response {
  return new Response(body, {
    headers: {
      ...privateHeaders,
      "Content-Type": contentType,
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "X-Content-Type-Options": "nosniff",
    },
  });
}
