import fc from "fast-check";
import { expect, test } from "vitest";
import { type CsvFormat, csvResponse } from "./csv.server.ts";

const inLondon: CsvFormat = { separator: ",", timeZone: "Europe/London" };
const inLisbon: CsvFormat = { separator: ";", timeZone: "Europe/Lisbon" };

test("ADMIN-05: an export has a line for each row, with quotes where needed", async () => {
  const answer = await csvResponse(
    "log.csv",
    ["when", "who"],
    batches([[new Date(0), 'Ada "Quill", owner']], [[null, "two\nlines"]]),
    inLondon,
  );
  expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="log.csv"');
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(await textOf(answer)).toBe(
    '\uFEFF"when","who"\r\n"1970-01-01 01:00:00","Ada ""Quill"", owner"\r\n"","two\nlines"\r\n',
  );
});

test("DESK-03: an office with a decimal comma gets semicolons, which its spreadsheets expect, and its own time", async () => {
  const summer = new Date("2026-07-01T23:30:59.999Z");
  const text = await textOf(
    await csvResponse("log.csv", ["when", "value"], batches([[summer, 40000]]), inLisbon),
  );
  expect(text).toBe('\uFEFF"when";"value"\r\n"2026-07-02 00:30:59";"40000"\r\n');
});

test.each([
  "=1+1",
  "+1",
  "-1",
  "@SUM(A1)",
  "\tx",
  "\rx",
  "+SUM(1,2)",
  "+351 912 345=1",
  "+1234567*A1",
  "+1234567\n=1",
  "＝1+1",
  "＋1",
  "－1",
  "＠SUM(A1)",
])("DESK-03: the cell %j is not read as a formula by spreadsheets", async (cell) => {
  const text = await textOf(await csvResponse("log.csv", ["cell"], batches([[cell]]), inLondon));
  expect(text.split("\r\n")[1]?.replace(/^"/, "")).toMatch(/^'/);
});

test("DESK-03: no reader finds a formula in a cell, whichever separator it uses", async () => {
  const officeFormat = fc.constantFrom(inLondon, inLisbon);
  const text = fc.stringMatching(/^(?:[a=+@＝＋－＠;,"'\t\n -]|SUM\(1\)){0,40}$/);
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 3 }), officeFormat, async (cells, format) => {
      const answer = await csvResponse("log.csv", cells.map(String), batches([cells]), format);
      const file = (await textOf(answer)).slice(1);
      // The worst reader ends a cell at every separator, and ignores quotes.
      for (const cell of file.split(/[,;\t\r\n]/))
        expect(cell.replaceAll('"', ""), file).not.toMatch(/^[=+@＝＋－＠-]/);
    }),
  );
});

test.each(["+351 912 345 678", "+49 (30) 1234-567"])(
  "DESK-03: the phone number %s is exported unchanged",
  async (phone) => {
    const text = await textOf(await csvResponse("leads.csv", ["Phone"], batches([[phone]]), inLisbon));
    expect(text.split("\r\n")[1]).toBe(`"${phone}"`);
  },
);

test.each([
  ["02214710815", "0221 4710815"],
  ["0049221471", "0049 221471"],
  ["+492214710815", "+49 2214710815"],
  ["120208123456789012", "'120208123456789012"],
  ["4711", "4711"],
])("DESK-03: a spreadsheet shows all digits of %s", async (digits, exported) => {
  const text = await textOf(await csvResponse("leads.csv", ["Digits"], batches([[digits]]), inLisbon));
  expect(text.split("\r\n")[1]).toBe(`"${exported}"`);
});

async function* batches(...all: unknown[][][]) {
  yield* all;
}

async function textOf(answer: Response): Promise<string> {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.arrayBuffer());
}

test("ADMIN-05: an export whose first read fails responds with an error and no file", async () => {
  const failingRead = { next: () => Promise.reject(new Error("Postgres is away")) };
  await expect(csvResponse("log.csv", ["when"], failingRead, inLondon)).rejects.toThrow("Postgres is away");
});
