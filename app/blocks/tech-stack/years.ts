import type { Messages } from "#app/languages/messages.ts";
import type { TechStackProps } from "./schema.ts";

/** The years of a technology, what a year of it costs, and why it is or was used. */
export type History = Pick<
  TechStackProps["groups"][number]["years"][number],
  "from" | "to" | "cost" | "reason"
>;

interface CostWords {
  /** What the page of the technology says about its cost. */
  fact: string | undefined;
  unit: string | undefined;
  messages: Messages["blocks"]["techStack"];
}

/** “Since 2016 · Two days per app and year”, or “2017–2023 · 24 days a year” for one whose page says nothing. */
export function yearsAndCost({ from, to, cost }: History, { fact, unit = "", messages }: CostWords): string {
  const ended = to === from ? String(from) : `${from}–${to}`;
  const costs = fact ?? (cost === undefined ? "" : `${cost} ${unit}`.trim());
  return [to === undefined ? messages.since(from) : ended, costs].filter(Boolean).join(" · ");
}

/** The years from the first use to `now` or the last use, whichever is later. */
export function yearsOf(histories: History[], now: number): number[] {
  const first = Math.min(...histories.map(({ from }) => from));
  const last = Math.max(now, ...histories.map(({ from, to }) => to ?? from));
  return Array.from({ length: last - first + 1 }, (_, position) => first + position);
}

/** The costs of a year: those of all technologies that were in use in it. */
export function costOfYear(histories: History[], year: number): number {
  return histories
    .filter(({ from, to = Number.POSITIVE_INFINITY }) => from <= year && year <= to)
    .reduce((sum, { cost = 0 }) => sum + cost, 0);
}
