import satori from "satori";
import sharp from "sharp";
import { airLines } from "./air-lines.ts";
import { loadCardFonts } from "./card-fonts.server.ts";
import { cardLayout, wordsWidth } from "./card-layout.ts";
import { type ShareCard, shareCardSize } from "./share-card.ts";

const { width, height } = shareCardSize;
const picture = { width: width - wordsWidth, height };

/** A card as PNG: its words beside its cover. Without a cover, or with one that is no picture, beside lines. */
export async function renderCard(card: ShareCard, cover: Buffer | undefined): Promise<Buffer> {
  sharp.concurrency(1);
  const words = await satori(cardLayout(card), { width: wordsWidth, height, fonts: await loadCardFonts() });
  return sharp({ create: { width, height, channels: 3, background: card.colours.paper } })
    .composite([
      { input: Buffer.from(words), left: 0, top: 0 },
      { input: await besideWords(card, cover), left: wordsWidth, top: 0 },
    ])
    .png({ palette: true, quality: 90, effort: 7 })
    .toBuffer();
}

async function besideWords({ title, colours }: ShareCard, cover: Buffer | undefined): Promise<Buffer> {
  const lines = () => Buffer.from(airLines(title, picture, colours));
  if (!cover) return lines();
  return sharp(cover)
    .resize({ ...picture, fit: "cover" })
    .png()
    .toBuffer()
    .catch(lines);
}
