import { expect, test } from "vitest";

const sources = import.meta.glob<string>(["../**/*.server.ts", "!../audit/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** What people change without an entry of its own, and why. */
const exempt: Record<string, string> = {
  "redirects/record-redirects.server.ts": "part of a rename or a move, which has its entry",
  "pages/drafts.server.ts": "hands the change to publishing/drafts.server.ts, which writes the entry",
  "tasks/mentions.server.ts": "having seen a mention changes nothing for anybody else",
};

const writing = Object.entries(sources)
  .map(([path, source]) => ({ path: path.replace("../", ""), source }))
  .filter(
    ({ source }) =>
      /\.(insert|update|delete)\(/.test(source) && /\b(by|staff|actor)\??: Staff\b/.test(source),
  );

test("ADMIN-05: the files in which people change something are found", () => {
  expect(writing.length).toBeGreaterThan(15);
});

test.each(writing.filter(({ path }) => !(path in exempt)))(
  "ADMIN-05: what people change in $path is written into the audit log",
  ({ source }) => {
    expect(source).toMatch(/\brecord(Audit|LeadEvents?|Owners)\(/);
  },
);
