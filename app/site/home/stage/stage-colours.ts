import type { Colour, StageColours } from "../air/painter.ts";

/** The brand's colours as the stage's style sheets have them. */
export function stageColours(stage: HTMLElement): StageColours {
  const style = getComputedStyle(stage);
  const token = (name: string) => colourOf(style.getPropertyValue(name));
  return { ground: token("--ink"), line: token("--paper"), signal: token("--signal") };
}

/** Of six hexadecimal digits, as in tokens.css and settings. */
function colourOf(hex: string): Colour {
  const [red = 0, green = 0, blue = 0] = (hex.match(/[0-9a-f]{2}/gi) ?? []).map(
    (channel) => Number.parseInt(channel, 16) / 255,
  );
  return [red, green, blue];
}
