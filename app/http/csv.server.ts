import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@remix-run/node";
import { stringify } from "csv-stringify/sync";
import { privateHeaders } from "./private-headers.ts";

/**
 * A file of comma-separated values (RFC 4180, UTF-8 with a byte order mark, so that spreadsheets read it rightly),
 * sent while `batches` of rows still come. A cell that a spreadsheet would take for a formula starts with an
 * apostrophe instead.
 */
export function csvResponse(
  fileName: string,
  columns: readonly string[],
  batches: AsyncIterable<readonly (readonly unknown[])[]>,
): Response {
  return new Response(createReadableStreamFromReadable(Readable.from(linesOf(columns, batches))), {
    headers: {
      ...privateHeaders,
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${fileName}"`,
    },
  });
}

async function* linesOf(
  columns: readonly string[],
  batches: AsyncIterable<readonly (readonly unknown[])[]>,
): AsyncGenerator<string> {
  yield `\uFEFF${lines([columns])}`;
  for await (const rows of batches) yield lines(rows);
}

function lines(rows: readonly (readonly unknown[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    {
      escape_formulas: true,
      record_delimiter: "windows",
      quoted_match: /[\r\n]/,
      cast: { date: (date) => date.toISOString(), boolean: (value) => (value ? "yes" : "no") },
    },
  );
}
