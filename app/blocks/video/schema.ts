import { z } from "zod";
import { longText, text } from "#app/fields/descriptors.ts";
import { image, mediaFile } from "#app/fields/references.ts";
import type { Edition } from "#app/languages/language.ts";
import { messagesIn } from "#app/languages/messages.ts";
import { fileAddress } from "#app/ui/file-address.ts";
import { defineBlock, sectionHead } from "../define-block.ts";
import { frameFor, videoNames } from "../embed/hosts.ts";
import { linked, section, stacked, words } from "../markdown-parts.ts";

export const video = defineBlock({
  type: "video",
  version: 1,
  label: "Video",
  description: "A hosted or embedded video. Embeds load on click.",
  group: "pictures",
  icon: "film",
  props: z
    .object({
      ...sectionHead,
      title: text("Title", { max: 120, help: "Describes the video" }),
      file: mediaFile("File", { help: "MP4 plays in all browsers", file: "film" }).optional(),
      address: text("Or an address", { max: 500, isShown: false, help: `Of a film at ${videoNames}` })
        .refine(
          (address) => frameFor(address)?.isVideo === true,
          `Address: use the address of a film at ${videoNames}`,
        )
        .optional(),
      poster: image("Poster", {
        minWidth: 1000,
        help: "Shown until the video plays; use the same aspect ratio",
      }).optional(),
      caption: text("Caption", { max: 200 }).optional(),
      transcript: longText("Transcript", {
        max: 20_000,
        help: "What is said and shown in the video",
      }).optional(),
    })
    .refine(({ file, address }) => file || address, {
      error: "File: choose one, or enter an address",
      path: ["file"],
    }),
  example: {
    label: "A talk",
    heading: "What thirty-eight fixed prices taught us",
    title: "A talk about fixed prices",
    address: "https://vimeo.com/76979871",
    poster: { src: "/art/news/what-38-fixed-prices-taught-us-1024.webp", isDecorative: true },
    caption: "Fig. 6 — Twenty minutes, in English",
    transcript:
      "The speaker shows four estimates and what the work has cost. In each, the smallest line was the most expensive one.",
  },
  variants: {
    "a file": {
      title: "Thin lines drift over a dark ground and gather in two streams",
      file: { src: "/art/films/reel.mp4" },
      poster: { src: "/art/films/reel-1280.webp", isDecorative: true },
    },
  },
});
export type VideoProps = z.output<typeof video.props>;

export function markdown(
  { label, heading, title, file, address, caption, transcript }: VideoProps,
  { language }: Edition,
): string {
  const messages = messagesIn(language).blocks.video;
  const href = file ? fileAddress(file) : (address ?? "");
  return section(
    { label, heading },
    linked({ label: title, href }),
    words(caption),
    transcript && stacked(`**${messages.transcript}**`, words(transcript)),
  );
}
