import { z } from "zod";
import { list, longText, text } from "#app/fields/descriptors.ts";
import { mediaFile } from "#app/fields/references.ts";
import { defineBlock, sectionHead } from "../define-block.ts";

export const downloads = defineBlock({
  type: "downloads",
  version: 1,
  label: "Downloads",
  description: "Files to download, with type and size.",
  group: "actions",
  icon: "download",
  props: z.object({
    ...sectionHead,
    files: list(
      "Files",
      "file",
      {
        title: text("Title", { max: 120 }),
        text: longText("Text", { max: 300 }).optional(),
        file: mediaFile("File"),
      },
      { min: 1, max: 20 },
    ),
  }),
  example: {
    label: "To take away",
    heading: "Two files that answer most mails",
    files: [
      {
        title: "The reel, ten seconds",
        text: "Lines in moving air, without sound.",
        file: { src: "/art/films/reel.mp4" },
      },
      { title: "Our signs", file: { src: "/art/icons.svg" } },
    ],
  },
  variants: {
    "one, without a heading": {
      files: [{ title: "A picture for sharing", file: { src: "/art/share.png" } }],
    },
  },
});
export type DownloadsProps = z.output<typeof downloads.props>;
