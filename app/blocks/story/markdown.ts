import { picture, section, stacked, words } from "../markdown-parts.ts";
import type { StoryProps } from "./schema.ts";

export default function storyMarkdown({ scenes, label, heading }: StoryProps): string {
  return section(
    { label, heading },
    ...scenes.map(({ when, title, text, image }) =>
      stacked(
        when && words(when),
        picture(image && { ...image, caption: undefined }),
        `### ${words(title)}`,
        words(text),
      ),
    ),
  );
}
