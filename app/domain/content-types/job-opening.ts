import { z } from "zod";
import { choice, date, longText, number, richText, text } from "#app/fields/descriptors.ts";
import { defineContentType } from "./define-content-type.ts";

/** Values of https://schema.org/employmentType that Google supports. */
export const jobKinds = {
  FULL_TIME: "Full-time",
  PART_TIME: "Part-time",
  CONTRACTOR: "Contract",
  INTERN: "Internship",
} as const;

/** Per year, before tax. */
const salary = (label: string) => number(label, { min: 1, max: 10_000_000 }).optional();

export const jobOpening = defineContentType({
  name: "job-opening",
  collection: "job-openings",
  label: "Job openings",
  singular: "job opening",
  policies: "news",
  fields: z.object({
    title: text("Title"),
    place: text("Place", { max: 80, help: "The city of the office." }),
    country: text("Country", { max: 80 }),
    kind: choice("Employment type", jobKinds),
    closingDate: date("Closing date", {
      help: "The last day to apply, in UTC. Leave empty for no closing date.",
    }).optional(),
    salaryFrom: salary("Salary from"),
    salaryTo: salary("Salary to"),
    currency: choice("Currency", { EUR: "Euro", GBP: "Pound", USD: "Dollar" }),
    summary: longText("Summary", { max: 300, help: "In lists, in search engines, and below the title." }),
    body: richText("Text"),
  }),
  startField: "title",
  publicPages: {
    address: "/about/careers",
    texts: (messages) => messages.contentTypes.jobOpening,
    intro: "summary",
    body: "body",
  },
  listedUntil: "closingDate",
  suggested: ["place", "country"],
  listed: ["closingDate", "place", "kind"],
  problemsOf: ({ salaryFrom, salaryTo }) =>
    salaryFrom !== null && salaryTo !== null && salaryFrom > salaryTo
      ? [{ field: "salaryTo", message: "Salary to: use no less than the salary from" }]
      : [],
  words: {
    start: "Title of a new job opening",
    create: "New job opening",
    empty: "To create the first job opening, enter a title above. It is a draft until you publish it.",
  },
});
