import { bullets, picture, section, stacked, words } from "../markdown-parts.ts";
import type { DeviceFrameProps } from "./schema.ts";

export default function deviceFrameMarkdown(props: DeviceFrameProps): string {
  const { label, heading, text, caption } = props;
  return section({ label, heading }, words(text), onScreen(props), words(caption));
}

function onScreen({ screen, picture: image, status, title, figure, rows, action }: DeviceFrameProps): string {
  if (screen === "picture" && image) return picture({ ...image, caption: undefined });
  return stacked(
    words(status),
    title && `**${words(title)}**`,
    words(figure),
    bullets(rows.map(({ label, value }) => [label, value].map(words).filter(Boolean).join(": "))),
    words(action),
  );
}
