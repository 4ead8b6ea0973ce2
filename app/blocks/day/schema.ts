import { z } from "zod";
import { list, longText, tags, text, timeOfDay } from "#app/fields/descriptors.ts";
import type { Edition } from "#app/languages/language.ts";
import { messagesIn } from "#app/languages/messages.ts";
import { defineBlock, sectionHead } from "../define-block.ts";
import { section, stacked, words } from "../markdown-parts.ts";

const props = z.object({
  ...sectionHead,
  hours: list(
    "Hours",
    "hour",
    {
      time: timeOfDay("Time", { help: "Such as 09:30. The light of the row follows it." }),
      title: text("What happens", { max: 80 }),
      text: longText("Text", { max: 300 }).optional(),
      who: tags("Who", { help: "Such as Engineers, On call. Empty means everyone.", max: 4 }).default([]),
    },
    { min: 1, max: 24 },
  ),
});
export type DayProps = z.output<typeof props>;

export const day = defineBlock({
  type: "day",
  version: 1,
  label: "Day",
  description: "A timetable whose light follows the hours. Visitors choose whose day they read.",
  group: "lists",
  icon: "timeline",
  props,
  example: {
    label: "A Wednesday",
    heading: "A day in the workshop",
    hours: [
      { time: "02:40", title: "The pager", text: "The person who built it answers.", who: ["On call"] },
      { time: "09:30", title: "Fifteen minutes, standing", text: "Nobody reads out a ticket." },
      { time: "12:45", title: "Lunch at one table", text: "There is soup." },
      { time: "16:00", title: "Somebody else’s code", text: "Half an hour each way.", who: ["Engineers"] },
    ],
  },
  variants: {
    "one hour, without a heading": { hours: [{ time: "12:00", title: "Noon" }] },
    "the same for all": {
      heading: "On a Sunday",
      hours: [
        { time: "05:30", title: "The tide turns" },
        { time: "22:10", title: "Nothing" },
      ],
    },
  },
});

export function markdown({ hours, label, heading }: DayProps, { language }: Edition): string {
  const { everyone } = messagesIn(language).blocks.day;
  return section(
    { label, heading },
    ...hours.map(({ time, title, text, who }) =>
      stacked(`### ${words(time)} ${words(title)}`, `*${words(who.join(", ") || everyone)}*`, words(text)),
    ),
  );
}
