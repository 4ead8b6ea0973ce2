import { z } from "zod";
import { list, text } from "#app/fields/descriptors.ts";
import { pageReference } from "#app/fields/references.ts";
import type { Edition } from "#app/languages/language.ts";
import { messagesIn } from "#app/languages/messages.ts";
import { defineBlock, loadedBy, sectionHead } from "../define-block.ts";
import { linked, named, section, stacked, words } from "../markdown-parts.ts";
import type { ShownProps } from "../resolved-block.ts";
import type loadStationLine from "./data.server.ts";

const props = z.object({
  ...sectionHead,
  stations: list(
    "Stations",
    "station",
    {
      title: text("Name", { max: 40 }),
      page: pageReference("Page").optional(),
      input: text("Comes in", { max: 120 }),
      output: text("Goes out", { max: 120 }),
      duration: text("Duration or price", { max: 60 }).optional(),
    },
    { min: 2, max: 10 },
  ),
});
export type StationLineProps = z.output<typeof props>;

export const stationLine = defineBlock({
  type: "station-line",
  version: 1,
  label: "Station line",
  description: "One line through the stations of a process, with what comes in and what goes out at each.",
  group: "lists",
  icon: "stations",
  props,
  example: {
    label: "Services",
    heading: "From the first question to year two",
    stations: [
      {
        title: "Discovery",
        page: "discovery",
        input: "A problem, a budget, and the people who do the job today",
        output: "A tested scope with a price, or a reason to stop",
        duration: "2–3 weeks",
      },
      {
        title: "Web development",
        page: "web-development",
        input: "The scope, and components in code",
        output: "Software that your own team can take over",
        duration: "9 weeks",
      },
      { title: "Support", input: "A running system", output: "The same system, two years later" },
    ],
  },
  variants: {
    "two stations": {
      stations: [
        { title: "Ask", input: "A question", output: "A better question" },
        {
          title: "Answer",
          page: "ai-engineering",
          input: "The better question",
          output: "A source",
          duration: "9 weeks",
        },
      ],
    },
  },
  data: loadedBy<typeof loadStationLine>(),
});

export function markdown(
  { data, stations, ...head }: ShownProps<"station-line">,
  { language }: Edition,
): string {
  const messages = messagesIn(language).blocks.stationLine;
  return section(
    head,
    ...stations.map(({ title, input, output, duration }, at) =>
      stacked(
        `### ${linked({ label: title, href: data.paths[at] ?? "" })}`,
        words(duration),
        named(messages.input, words(input)),
        named(messages.output, words(output)),
      ),
    ),
  );
}
