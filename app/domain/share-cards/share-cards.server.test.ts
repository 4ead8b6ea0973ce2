import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { imageSize } from "image-size";
import satori from "satori";
import sharp from "sharp";
import { expect, test } from "vitest";
import { CARD_PREFIX } from "#app/domain/media/media-files.server.ts";
import { defaultFontPair, fontPairNames } from "#app/domain/settings/font-pairs.ts";
import { db } from "#app/platform/database.server.ts";
import { storeBytes } from "#app/platform/objects.server.ts";
import { enqueue, jobKey } from "#app/platform/queue.server.ts";
import { buckets } from "#app/platform/storage.server.ts";
import { aBrand, demoColours } from "#tests/support/a-brand.ts";
import { aShareCard as card } from "#tests/support/a-share-card.ts";
import { coloursIn } from "#tests/support/pictures.ts";
import { fontsOfPair, otherLetters } from "./card-fonts.ts";
import { readPicture } from "./read-picture.server.ts";
import { loadCardFonts, renderCard } from "./render-card.server.ts";
import { drawableCard, shareCardSize } from "./share-card.ts";
import {
  nameOf,
  openCard,
  renderAndStore,
  renderShareCard,
  requestCard,
  waitForCard,
} from "./share-cards.server.ts";

test("READ-01: a card is queued once, rendered at its size and stored under a hash of its content", async () => {
  const name = await requestCard(card);
  expect(await requestCard(card)).toBe(name);
  const jobs = await db.execute(
    "select 1 from graphile_worker.jobs where task_identifier = 'share-cards.render'",
  );
  expect(jobs).toHaveLength(1);
  expect(await openCard(name)).toBeUndefined();

  await renderAndStore(card);
  await renderAndStore(card);
  const picture = Buffer.concat((await (await openCard(name))?.body.toArray()) ?? []);
  expect(imageSize(picture)).toMatchObject({ ...shareCardSize, type: "png" });
});

test("READ-01, BRAND-01: cards with different titles, colours, fonts or covers get different names", () => {
  const cards = [
    card,
    { ...card, title: "Other" },
    { ...card, headline: "Other" },
    { ...card, cover: "/art/covers/ostra-bank-1024.webp" },
    { ...card, colours: { ...card.colours, signal: "#0000FF" } },
    { ...card, fonts: "source-serif" as const },
  ];
  expect(new Set(cards.map(nameOf)).size).toBe(cards.length);
});

test("READ-01: a card's name does not depend on the order of its properties", () => {
  const { cover, ...rest } = card;
  expect(nameOf({ cover, ...rest })).toBe(nameOf(card));
});

test("READ-01: a card whose cover is missing is rendered without it", async () => {
  const lost = { ...card, cover: "/art/covers/no-such-cover-1024.webp" };
  await renderAndStore(lost);
  const object = await openCard(nameOf(lost));
  object?.body.destroy();
  expect(object?.size).toBeGreaterThan(1000);
});

test.for(fontPairNames)(
  "READ-01, BRAND-01: long texts of a card in %s stay left of its picture and above its lower margin",
  async (fonts) => {
    const word = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk";
    const long = `${word} ${word}`;
    const brand = "Międzynarodowe Biuro Oprogramowania Sp z";
    const words = { headline: long, label: long, brand, tagline: long };
    for (const title of ["Harbourline Ferries", card.title, long]) {
      const png = await renderCard(
        { ...card, ...words, fonts, title },
        { cover: undefined, logo: undefined },
      );
      const right = { left: 668, top: 0, width: 50, height: 630 };
      const bottom = { left: 0, top: 586, width: 718, height: 44 };
      for (const margin of [right, bottom])
        expect((await sharp(await sharp(png).extract(margin).toBuffer()).stats()).entropy).toBe(0);
    }
  },
);

test("BRAND-01: a card has the colours of the brand and none of the demo's", async () => {
  const { ink, paper, signal } = aBrand;
  const branded = { ...card, colours: { ink, paper, signal } };
  const { colours } = await coloursIn(await renderCard(branded, { cover: undefined, logo: undefined }));
  expect(colours).toContain(ink);
  expect(demoColours.filter((colour) => colours.has(colour))).toEqual([]);
});

test("BRAND-01: a card is set in the brand's fonts", async () => {
  const pictures = fontPairNames.map((fonts) =>
    renderCard({ ...card, fonts }, { cover: undefined, logo: undefined }),
  );
  const hashes = (await Promise.all(pictures)).map((png) => png.toString("base64"));
  expect(new Set(hashes).size).toBe(fontPairNames.length);
});

test("READ-01: a text with letters missing from the fonts is left out, and such a title, or an empty one, replaced with the brand", () => {
  const title = "Łódź — überprüft: 100 % & €5, 4 m²";
  expect(drawableCard({ ...card, title })).toMatchObject({ title, brand: card.brand });
  expect(drawableCard({ ...card, title: "隼" })).toMatchObject({ title: card.brand });
  expect(drawableCard({ ...card, title: "" })).toMatchObject({ title: card.brand });
  expect(drawableCard({ ...card, headline: "隼" })).toMatchObject({ title: card.title, headline: "" });
  expect(drawableCard({ ...card, label: "隼" })).toMatchObject({ title: card.title, label: "" });
  expect(drawableCard({ ...card, brand: "隼" })).toBeUndefined();
});

test("READ-01: emoji of a card's texts are left out", () => {
  const shown = (title: string) => drawableCard({ ...card, title })?.title;
  expect(shown("Kestrel™ at 20 °C 🚀")).toBe("Kestrel™ at 20 °C");
  expect(shown("👩🏽‍💻 Engineers 1️⃣ 🇵🇹 → ✅")?.split(/ +/)).toEqual(["Engineers", "1"]);
  expect(shown("🚀")).toBe(card.brand);
});

test.for([
  "Πρόγραμμα για το λιμάνι — ἀρχή",
  "Программы для порта №1, Ґанок",
  "برمجيات الميناء ٢٠٢٦، مع Kestrel",
  "می‌خواهم نرم‌افزار",
  "תוכנה לנמל",
  "नौका के लिए सॉफ्टवेयर",
  "Phần mềm cho bến cảng",
])("READ-01: the card's fonts contain every letter of “%s”", async (title) => {
  const texts = drawableCard({ ...card, title, headline: title, label: title, tagline: title });
  expect(texts).toMatchObject({ title, label: title });
  expect(await missingLetters(title)).toEqual([]);
});

test("READ-01: an instance waits for a card that another instance has queued", async () => {
  const other = { ...card, title: "Asked for by another instance" };
  const name = nameOf(other);
  const { signal } = new AbortController();
  expect(await waitForCard(name, signal)).toBeUndefined();
  await enqueue(db, renderShareCard, other, { key: jobKey(renderShareCard, name) });

  const waiting = waitForCard(name, signal);
  // The other instance has rendered it: rendering here could take longer than the wait, on a busy machine.
  const key = `${CARD_PREFIX}${name}.png`;
  const delivery = { contentType: "image/png", cacheControl: "no-store" };
  await storeBytes({ bucket: buckets.media, key, bytes: Buffer.alloc(2000), ...delivery });
  const picture = await waiting;
  picture?.body.destroy();
  expect(picture?.size).toBe(2000);
});

test("READ-01, OPS-04: the cover of a card is found in the image, which has only the build's copies", async () => {
  const project = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), "image-"));
  mkdirSync(join(folder, "build/demo/art/covers"), { recursive: true });
  const cover = "/art/covers/ostra-bank-1024.webp";
  const bytes = readFileSync(join("demo/public", cover));
  writeFileSync(join(folder, "build/demo", cover), bytes);
  process.chdir(folder);
  try {
    expect(await readPicture(cover)).toEqual(bytes);
  } finally {
    process.chdir(project);
    rmSync(folder, { recursive: true });
  }
});

/** Texts that no font of the cards contains. */
async function missingLetters(text: string): Promise<string[]> {
  const missing: string[] = [];
  await satori(text, {
    width: 1000,
    height: 100,
    fonts: await loadCardFonts([...fontsOfPair(defaultFontPair), ...otherLetters]),
    loadAdditionalAsset: async (_language, letters) => {
      missing.push(letters);
      return [];
    },
  });
  return missing;
}
