import type { PublishedContent } from "#app/domain/content-store/published-content.server.ts";
import { jobKinds } from "#app/domain/content-types/job-kinds.ts";
import type { ContentTypes } from "#app/domain/content-types/registry.ts";
import { calendarDate } from "#app/ui/calendar-date.tsx";

export type JobOpening = PublishedContent<ContentTypes["job-opening"]>;

export const careersTitle = "Careers";
export const careersDescription = "Open positions, with the salary range next to each.";
export const nothingOpen = "There are no open positions at the moment.";
export const closedNotice = "This position is closed. Applications are no longer accepted.";

/** What stands beside an opening, in words. */
export function factsOf({ place, country, kind, currency, closingDate, ...opening }: JobOpening) {
  const amounts = [opening.salaryFrom, opening.salaryTo].filter((amount) => amount !== null);
  const format = new Intl.NumberFormat("en-GB", { style: "currency", currency, maximumFractionDigits: 0 });
  return [
    { label: "Place", value: `${place}, ${country}` },
    { label: "Kind", value: jobKinds[kind] },
    {
      label: "Salary",
      value: amounts.length > 0 ? `${amounts.map((each) => format.format(each)).join("–")} a year` : "",
    },
    { label: "Apply until", value: closingDate ? calendarDate(new Date(closingDate)) : "" },
  ].filter(({ value }) => value !== "");
}
