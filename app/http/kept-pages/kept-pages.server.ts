import { createHash } from "node:crypto";
import { remember } from "@epic-web/remember";
import { LRUCache } from "lru-cache";
import { noncePlace, type Page } from "#app/http/document/nonce.server.ts";
import { log } from "#app/platform/log.server.ts";
import { type Encoding, encoders, encodings } from "./encodings.server.ts";
import { isExact, type OpenText, openAt, type Variant } from "./open-text.server.ts";

/** Bytes of all kept pages with their variants. */
const mostKept = 32 * 1024 * 1024;

/** A whole page as it was drawn, open only for the nonce of an answer. */
export interface KeptPage {
  /** What its loaders gave. The same objects are drawn the same. */
  answers: unknown[];
  /** Of the content that the answers were last known to be of. */
  version: number;
  text: OpenText;
  policy: string;
  headers: Record<string, string>;
  /** Names the text, whatever its nonce. */
  tag: string;
  /** Ready and verified; while one is missing, answers are compressed one by one. */
  variants: Partial<Record<Encoding, Variant>>;
}

const pages = remember(
  "kept-pages",
  () =>
    new LRUCache<string, KeptPage>({
      maxSize: mostKept,
      sizeCalculation: ({ text }) => 2 * (text.head.length + text.rest.length),
    }),
);

/** The page that was last drawn for a path. */
export function findKept(path: string): KeptPage | undefined {
  return pages.get(path);
}

interface Drawn {
  answers: unknown[];
  version: number;
  page: Page;
  headers: Record<string, string>;
}

/** Keeps a page that can be kept: one with exactly one place for a nonce. */
export function keepPage(path: string, { page, ...drawn }: Drawn) {
  const text = openAt(page.html, noncePlace);
  if (!text) return;
  const tag = createHash("sha256").update(page.html).update(page.policy).digest("base64url").slice(0, 22);
  pages.set(path, { ...drawn, text, policy: page.policy, tag, variants: {} });
}

/** The page as it was drawn. */
export function drawnPage({ text, policy }: KeptPage): Page {
  return { html: Buffer.concat([text.head, text.rest]).toString(), policy };
}

const encoding = remember("encoding-pages", () => ({
  last: Promise.resolve(),
  begun: new WeakSet<KeptPage>(),
}));

/**
 * Makes the variants of a page, once, beside the requests and one page after the other. Called when somebody asks for
 * the page again: what is asked for once is not worth compressing hard.
 */
export function encodePage(path: string): Promise<void> {
  const kept = pages.get(path);
  if (!kept || encoding.begun.has(kept)) return encoding.last;
  encoding.begun.add(kept);
  encoding.last = encoding.last.then(async () => {
    for (const name of encodings) {
      if (pages.peek(path) !== kept) return; // a change has overtaken it
      const variant = await verifiedVariant(name, kept.text);
      if (variant) kept.variants[name] = variant;
      else log.warn({ path, encoding: name }, "a kept page is compressed for each answer");
    }
  });
  return encoding.last;
}

/** Whoever decodes it reads exactly the text, with one nonce and with another. */
async function verifiedVariant(name: Encoding, text: OpenText): Promise<Variant | undefined> {
  const variant = await Promise.resolve(encoders[name](text)).catch(() => undefined);
  const heads = ["aaaaaaaaaaaaaaaaaaaaaa==", "Zz09+/Zz09+/Zz09+/Zz09=="].map((nonce) =>
    headWith(text, nonce),
  );
  return variant && (await isExact(variant, text.rest, heads)) ? variant : undefined;
}

/** The head of a page with a nonce, which is as long as the place for it. */
export function headWith({ head }: OpenText, nonce: string): Buffer {
  const written = Buffer.from(head);
  written.write(nonce, head.length - noncePlace.length - 2, "latin1");
  return written;
}
