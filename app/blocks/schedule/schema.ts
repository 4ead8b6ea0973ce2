import { z } from "zod";
import { choice, list, longText, number, text } from "#app/fields/descriptors.ts";
import { defineBlock, sectionHead } from "../define-block.ts";
import { section, stacked, words } from "../markdown-parts.ts";
import { periodOf } from "./period.ts";

const place = (label: string) => number(label, { min: 1, max: 31 });

const layout = choice(
  "Layout",
  { scale: "Scale", calendar: "Calendar", periods: "Periods", rings: "Rings" },
  {
    help: "Scale: lines in true proportion. Calendar: working days, from a Monday. Periods: each in large type, the longest largest. Rings: when each step ends",
  },
).default("scale");

export const schedule = defineBlock({
  type: "schedule",
  version: 1,
  label: "Schedule",
  description:
    "Steps in days, weeks or years, on a scale or calendar, as periods or rings, with the reader’s part of each.",
  group: "lists",
  icon: "stairs",
  props: z.object({
    ...sectionHead,
    layout,
    figure: text("Large figure", { max: 12, help: "With its unit: 9 h 15" }).optional(),
    figureText: longText("What it counts", { max: 200 }).optional(),
    unit: text("Unit", { max: 16, help: "What the scale counts: Day, Week" }),
    length: number("Length", { min: 2, max: 31, help: "In units" }),
    group: number("Group", {
      min: 2,
      max: 12,
      help: "A stronger line after each so many units, for example 5 for working weeks",
    }).optional(),
    steps: list(
      "Steps",
      "step",
      {
        title: text("Title", { max: 80 }),
        text: longText("Text", { max: 400 }).optional(),
        from: place("First unit"),
        to: place("Last unit"),
        period: text("Period in words", {
          max: 24,
          help: "Instead of its units, for example: 12 months",
        }).optional(),
        part: text("The reader’s part", { max: 40, help: "For example: your part: 45 minutes" }).optional(),
        percent: number("Its share of the step", {
          min: 1,
          max: 100,
          help: "Percentage that is drawn in the signal colour",
        }).optional(),
      },
      { min: 1, max: 12 },
    ),
  }),
  example: {
    label: "Hiring",
    heading: "Twelve working days, three steps",
    figure: "9 h",
    figureText: "of them are yours. The rest is our reading and deciding.",
    unit: "Day",
    length: 12,
    group: 5,
    steps: [
      { title: "Your letter", text: "Half a page.", from: 1, to: 3, part: "You: one hour", percent: 4 },
      { title: "A conversation", text: "No riddles.", from: 4, to: 6, part: "You: 45 minutes", percent: 3 },
      { title: "An offer", from: 7, to: 12 },
    ],
  },
  variants: {
    "dates, without a heading": {
      unit: "Week",
      length: 11,
      steps: [
        { title: "30% at the start", text: "When the team is named.", from: 1, to: 1 },
        { title: "70% at the end", from: 11, to: 11 },
      ],
    },
    "a calendar": {
      layout: "calendar",
      heading: "If your letter arrives on a Monday",
      unit: "Day",
      length: 7,
      steps: [
        { title: "Your letter", text: "Half a page.", from: 1, to: 3, part: "You: one hour", percent: 4 },
        { title: "A day of work", from: 4, to: 6, part: "You: 7 h 30", percent: 33 },
        { title: "An offer", from: 7, to: 7 },
      ],
    },
    periods: {
      layout: "periods",
      heading: "What is deleted when",
      unit: "Year",
      length: 10,
      steps: [
        {
          title: "The pages you visit",
          text: "In your browser.",
          from: 1,
          to: 1,
          period: "When you close the tab",
        },
        { title: "An enquiry", text: "After the last message.", from: 1, to: 2, part: "Sooner, if you ask" },
        { title: "Invoices", from: 1, to: 10, period: "10 years" },
      ],
    },
    rings: {
      layout: "rings",
      unit: "Week",
      length: 13,
      steps: [
        {
          title: "A trial",
          text: "On your own cases.",
          from: 1,
          to: 3,
          part: "You: two days a week",
          percent: 40,
        },
        { title: "A launch", from: 1, to: 9 },
      ],
    },
  },
});

export function markdown({ figure, figureText, unit, steps, ...head }: z.output<typeof schedule.props>) {
  return section(
    head,
    stacked(figure && `**${words(figure)}**`, words(figureText)),
    ...steps.map(({ title, text, part, ...step }) =>
      stacked(
        `### ${words(title)}`,
        `*${words(periodOf(step, unit))}*`,
        words(text),
        part && `*${words(part)}*`,
      ),
    ),
  );
}
