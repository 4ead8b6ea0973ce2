import { z } from "zod";
import { choice, endTime, list, longText, number, text, timeOfDay } from "#app/fields/descriptors.ts";
import { weekdayOptions } from "#app/fields/weekdays.ts";
import type { Edition } from "#app/languages/language.ts";
import { defineBlock, sectionHead } from "../define-block.ts";
import { bullets, named, section, stacked, words } from "../markdown-parts.ts";
import { waitsOf } from "./waits.ts";

export const responseTimes = defineBlock({
  type: "response-times",
  version: 1,
  label: "Response times",
  description:
    "Support plans over a week drawn to scale. Visitors choose when something fails and see how long each plan waits.",
  group: "lists",
  icon: "week",
  props: z.object({
    ...sectionHead,
    moments: list(
      "Moments",
      "moment",
      {
        day: choice("Day", weekdayOptions),
        time: timeOfDay("Time", { help: "When something fails, such as 16:40" }),
      },
      { min: 1, max: 6, help: "The drawn week begins with the day of the first" },
    ),
    plans: list(
      "Plans",
      "plan",
      {
        name: text("Name", { max: 40 }),
        price: text("Price", { max: 24 }).optional(),
        unit: text("Unit", { max: 40, help: "For example: a month" }).optional(),
        days: choice("Days", { working: "Monday to Friday", every: "Every day" }).default("working"),
        from: timeOfDay("From", { isShown: false }),
        to: endTime("To", { help: "24:00 is midnight", isShown: false }),
        minutes: number("Response time", { min: 1, max: 10_000, unit: "minutes" }),
        promise: text("The promise", { max: 120, help: "For example: 2 hours, working days" }),
        facts: list(
          "Facts",
          "fact",
          { label: text("Name", { max: 40 }), value: text("Value", { max: 80 }) },
          { max: 6 },
        ).default([]),
      },
      { min: 1, max: 5 },
    ),
    note: longText("Note", { max: 400, help: "Shown below the plans" }).optional(),
  }),
  example: {
    label: "Plans",
    heading: "It fails. Who picks up, and when?",
    moments: [
      { day: "5", time: "16:40" },
      { day: "7", time: "02:40" },
      { day: "2", time: "10:30" },
    ],
    plans: [
      {
        name: "Watch",
        price: "€6,500",
        unit: "a month",
        days: "working",
        from: "09:00",
        to: "17:30",
        minutes: 120,
        promise: "2 hours, working days",
        facts: [{ label: "Patches", value: "Monthly" }],
      },
      {
        name: "Partner",
        price: "€22,000",
        unit: "a month",
        days: "every",
        from: "00:00",
        to: "24:00",
        minutes: 15,
        promise: "15 minutes, day and night",
      },
    ],
    note: "The first response is a person, not a receipt.",
  },
  variants: {
    "one plan, without a heading": {
      moments: [{ day: "6", time: "12:00" }],
      plans: [{ name: "Office hours", from: "09:00", to: "17:00", minutes: 480, promise: "Next day" }],
    },
  },
});
export type ResponseTimesProps = z.output<typeof responseTimes.props>;

export function markdown({ moments, plans, note, ...head }: ResponseTimesProps, { language }: Edition) {
  return section(
    head,
    ...plans.map((plan) =>
      stacked(
        `### ${words(plan.name)}`,
        plan.price && `**${words(plan.price)}** ${words(plan.unit)}`.trim(),
        words(plan.promise),
        bullets(
          waitsOf(plan, moments, language).map(({ failed, answered }) => named(failed, words(answered))),
        ),
        bullets(plan.facts.map(({ label, value }) => named(label, words(value)))),
      ),
    ),
    words(note),
  );
}
