import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { brotliVariant } from "./brotli.server.ts";
import { gzipVariant } from "./gzip.server.ts";
import { isExact, type OpenText, openAt, plainVariant } from "./open-text.server.ts";

const place = "placeholder-of-the-nonce";
const encoders = { br: brotliVariant, gzip: gzipVariant, identity: plainVariant };

const nonce = () => randomBytes(16).toString("base64");

const filled = ({ head }: OpenText, value: string) => Buffer.from(head.toString().replace(place, value));

async function expectExact(text: string) {
  const open = openAt(text, place);
  if (!open) throw new Error("no place was found");
  for (const [encoding, encode] of Object.entries(encoders)) {
    const variant = await encode(open);
    for (const value of [place, nonce(), nonce()]) {
      const decoded = await variant.read(Buffer.concat(variant.write(filled(open, value))));
      expect(decoded.toString(), encoding).toBe(text.replace(place, value));
    }
  }
}

const start = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><script nonce="${place}">`;

test("FAST-03: whatever stands behind it, a kept page is read exactly, with any nonce, in every encoding", async () => {
  const texts = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 400 }),
    fc
      .array(fc.constantFrom("<p>", "</p>", place, start, "nonce=", "é", "—", "🦅", "a", "=", "\n"), {
        maxLength: 300,
      })
      .map((parts) => parts.join("")),
  );
  await fc.assert(
    fc.asyncProperty(texts, fc.nat(200), async (text, times) => {
      await expectExact(`${start}.${text.repeat(1 + (times % 7))}`);
    }),
    { numRuns: 60 },
  );
});

test("FAST-03: a page of many kilobytes is as exact, and as small as it would be in one piece", async () => {
  const page =
    start + readFileSync(new URL("../../../docs/requirements.md", import.meta.url), "utf8").repeat(3);
  await expectExact(page);
  const open = openAt(page, place);
  if (!open) throw new Error("no place was found");
  expect((await brotliVariant(open)).length).toBeLessThan(page.length / 5);
  expect((await gzipVariant(open)).length).toBeLessThan(page.length / 2);
});

test("FAST-03: a text without its place, or with letters of several bytes behind it, is not cut", () => {
  expect(openAt("<p>no place</p>", place)).toBeUndefined();
  expect(openAt(place, place)).toBeUndefined();
  expect(openAt(`${place}éé`, place)).toBeUndefined();
  expect(openAt(`${place}">`, place)).toBeUndefined();
  expect(openAt(`${place}">.`, place)?.rest.length).toBe(1);
});

test("FAST-03: a variant that is not read as it should be is found out", async () => {
  const open = openAt(`${start}text`, place);
  if (!open) throw new Error("no place was found");
  const good = await gzipVariant(open);
  const heads = [nonce(), nonce()].map((value) => filled(open, value));
  expect(await isExact(good, open.rest, heads)).toBe(true);
  const wrong = { ...good, write: (head: Buffer) => good.write(head).with(3, Buffer.alloc(8)) };
  expect(await isExact(wrong, open.rest, heads)).toBe(false);
});
