import { z } from "zod";
import { choice, colour, list, longText, text } from "#app/fields/descriptors.ts";
import { image } from "#app/fields/references.ts";
import { defineBlock, sectionHead } from "../define-block.ts";
import { bullets, picture, section, stacked, words } from "../markdown-parts.ts";

export const deviceFrame = defineBlock({
  type: "device-frame",
  version: 1,
  label: "Device",
  description:
    "A screen of the product on a phone, tablet, laptop or browser: generated from your texts, or a picture.",
  group: "pictures",
  icon: "embed",
  props: z.object({
    ...sectionHead,
    text: longText("Text").optional(),
    device: choice(
      "Device",
      {
        tablet: "Tablet",
        phone: "Phone",
        laptop: "Laptop",
        browser: "Browser window",
        dial: "Wall-mounted dial",
      },
      { help: "A dial has room for a short title, a figure, two short rows and a short button" },
    ).default("tablet"),
    screen: choice(
      "Screen",
      {
        boarding: "Boarding list with a car deck",
        board: "Bar chart",
        ledger: "Bank account with transactions",
        checks: "Checklist",
        forecast: "Line chart with two curves",
        queue: "Waiting room",
        answer: "Answer with its source",
        listing: "Quotation with measurements",
        dial: "Dial",
        plan: "Week planner",
        chat: "Messages",
        picture: "A picture",
      },
      { help: "The screen that the fields below fill in" },
    ).default("boarding"),
    title: text("Title on the screen", { max: 80 }).optional(),
    status: text("Status on the screen", { max: 60 }).optional(),
    figure: text("Figure on the screen", { max: 14 }).optional(),
    rows: list(
      "Rows on the screen",
      "row",
      {
        label: text("Label", { max: 140 }),
        value: text("Value", { max: 60, help: "Two numbers are shown as a bar: 212 of 240" }).optional(),
        state: choice("State", {
          plain: "Plain",
          done: "Done",
          marked: "Highlighted",
          wrong: "Wrong",
        }).default("plain"),
      },
      { max: 12 },
    ).default([]),
    action: text("Button on the screen", { max: 40 }).optional(),
    picture: image("Picture").optional(),
    caption: text("Caption", { max: 200 }).optional(),
    ground: colour("Background", ["paper", "sand", "ink"], {
      help: "On case pages, ink is the main colour of the palette",
    }).default("ink"),
  }),
  example: {
    label: "At the quay",
    heading: "A boarding list that needs no signal",
    title: "09:40 to Berlenga",
    status: "Offline, 3 changes waiting",
    figure: "38 m",
    rows: [
      { label: "Almeida, 2 adults", value: "Car, 4.4 m" },
      { label: "Brito, 1 adult", value: "Van, 6.1 m" },
      { label: "Six metres kept by the skipper", value: "6 m" },
    ],
    action: "Close boarding",
    caption: "Names are invented",
  },
  variants: {
    "phone, on paper": {
      device: "phone",
      screen: "ledger",
      title: "Business account",
      figure: "€12,480.20",
      rows: [{ label: "Invoice 114", value: "+ €1,240.00" }],
      ground: "paper",
    },
    "browser with a board, on sand": {
      text: "Each bar is a sailing.",
      device: "browser",
      screen: "board",
      title: "Today",
      rows: [{ label: "08:10", value: "212 of 240", state: "wrong" }],
      ground: "sand",
    },
    "laptop with curves": { device: "laptop", screen: "forecast", title: "Tomorrow", figure: "4.1%" },
    "browser with a queue": { device: "browser", screen: "queue", title: "You are in line", figure: "412" },
    "laptop with an answer": {
      device: "laptop",
      screen: "answer",
      title: "How long may a dressing stay on?",
    },
    "phone with an offer": { device: "phone", screen: "listing", title: "4 m², one batch" },
    "phone with checks": {
      device: "phone",
      screen: "checks",
      rows: [{ label: "Register", value: "12 of 44", state: "done" }],
    },
    "dial on a wall": { device: "dial", screen: "dial", figure: "20.5°", action: "Warmer" },
    "laptop with a plan": {
      device: "laptop",
      screen: "plan",
      title: "Week 23",
      rows: [{ label: "Eleni P.", value: "1110011" }],
    },
    "phone with messages": {
      device: "phone",
      screen: "chat",
      rows: [{ label: "Swap Saturday?", state: "marked" }],
    },
    "phone with a picture": {
      device: "phone",
      screen: "picture",
      picture: { src: "/art/covers/lumen-homes-1024.webp", alt: "A round dial shows 20.5 degrees" },
    },
  },
});
export type DeviceFrameProps = z.output<typeof deviceFrame.props>;

export function markdown(props: DeviceFrameProps): string {
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
