import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@remix-run/node";
import { stringify } from "csv-stringify/sync";
import { Temporal } from "temporal-polyfill";
import { privateHeaders } from "./response-headers.ts";

/** How the spreadsheets of an office read files. */
export interface CsvFormat {
  /** Where numbers have a decimal comma, spreadsheets separate cells with semicolons. */
  separator: "," | ";";
  /** The time zone in which times are written. */
  timeZone: string;
}

/**
 * A streamed CSV file (RFC 4180, UTF-8 with a byte order mark for spreadsheets). A cell that a spreadsheet would run as
 * a formula gets a leading apostrophe, except phone numbers, which importers and dialers read literally. Spreadsheets
 * with another list separator find cells within a cell; a space keeps those from being formulas, too.
 * Digits that a spreadsheet would change as a number stay text, see `withAllDigits`.
 * Rejects before anything is sent if the first batch cannot be read.
 */
export async function csvResponse(
  fileName: string,
  columns: readonly string[],
  batches: AsyncIterator<Rows>,
  format: CsvFormat,
): Promise<Response> {
  const first = await batches.next();
  const body = createReadableStreamFromReadable(Readable.from(linesOf(columns, first, batches, format)));
  return downloadResponse(body, fileName, "text/csv; charset=utf-8");
}

type Rows = readonly (readonly unknown[])[];

async function* linesOf(
  columns: readonly string[],
  first: IteratorResult<Rows>,
  batches: AsyncIterator<Rows>,
  format: CsvFormat,
): AsyncGenerator<string> {
  yield `\uFEFF${lines([columns], format)}`;
  for (let batch = first; !batch.done; batch = await batches.next()) yield lines(batch.value, format);
}

function lines(rows: Rows, { separator, timeZone }: CsvFormat): string {
  return stringify(
    rows.map((row) => [...row]),
    {
      delimiter: separator,
      escape_formulas: true,
      record_delimiter: "windows",
      quoted: true,
      quoted_empty: true,
      cast: {
        date: (date) => timeIn(date, timeZone),
        boolean: (value) => (value ? "yes" : "no"),
        string(typed) {
          const value = withAllDigits(typed);
          return isPhone(value) ? { value, escape_formulas: false } : value.replace(innerFormula, "$1 ");
        },
      },
    },
  );
}

/** `2026-11-27 15:19:59`, which spreadsheets of every language read as a time. */
function timeIn(date: Date, timeZone: string): string {
  const at = Temporal.Instant.fromEpochMilliseconds(date.getTime()).toZonedDateTimeISO(timeZone);
  return at.toPlainDateTime().toString({ fractionalSecondDigits: 0 }).replace("T", " ");
}

/**
 * The end of a cell for a reader with another separator, before the start of a formula. Excel reads full-width signs as
 * their ASCII ones in East Asian versions.
 */
const innerFormula = /(^["']+|[;,\t\r\n]["']*)(?=[=+\-@＝＋－＠])/g;

/**
 * Keeps a spreadsheet from reading digits as a number, which drops a leading plus or zeros and rounds after 15 digits.
 * Phone numbers get a space after their first part, because importers and dialers do not know the apostrophe.
 */
function withAllDigits(value: string): string {
  if (/^\d{16,}$/.test(value)) return `'${value}`;
  return value.replace(/^(\+\d\d|0\d{3})(?=\d{3,}$)/, "$1 ");
}

/** A plus and digits: without letters or cell references a formula cannot read or run anything. */
function isPhone(value: string): boolean {
  return /^\+\d[\d ()-]{5,30}$/.test(value);
}

/** A file download: streamed, not cacheable, and never shown as a page. */
export function downloadResponse(
  body: ReadableStream<Uint8Array>,
  fileName: string,
  contentType: string,
): Response {
  return new Response(body, {
    headers: {
      ...privateHeaders,
      "Content-Type": contentType,
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "X-Content-Type-Options": "nosniff",
    },
  });
}
