import { expect, test } from "vitest";
import { leadStatusOrder } from "#app/domain/leads/lead.ts";
import { renderToText } from "#tests/support/render-to-text.tsx";
import { filterParameters, isFiltered, LeadFilters, readLeadSearch } from "./lead-search.tsx";

const counts = Object.fromEntries(leadStatusOrder.map((status) => [status, 1])) as Record<
  (typeof leadStatusOrder)[number],
  number
>;
const examples: Record<string, string> = {
  q: "ferry",
  owner: "nobody",
  source: "google",
  from: "2026-05-01",
  to: "2026-05-02",
};

/** The first option of a select that filters. */
const firstOptionOf = (name: string) =>
  new RegExp(`<select[^>]* name="${name}".*?<option value="([^"]+)"`).exec(html({}))?.[1];

const html = (parameters: Record<string, string>) =>
  renderToText(
    <LeadFilters
      counts={counts}
      search={readLeadSearch(new URLSearchParams(parameters))}
      owners={[]}
      sources={["google"]}
    />,
  );

test.each(filterParameters.filter((name) => name !== "status"))(
  "DESK-01: the filter %s has a control, is read from the URL, is kept by the search and can be cleared",
  (name) => {
    const value = examples[name] ?? firstOptionOf(name);
    if (!value)
      throw new Error(`add the control of the filter ${name} to NarrowForm, or an example of its text here`);
    expect(html({})).toMatch(new RegExp(`<(input|select)[^>]* name="${name}"`));
    expect(html({})).not.toContain(">Clear<");
    expect(html({ [name]: value })).toContain(">Clear<");
    expect(html({ [name]: value }).split(`name="${name}"`).length - 1).toBe(2); // its control and the other form's hidden field
    expect(isFiltered(readLeadSearch(new URLSearchParams({ [name]: value })))).toBe(true);
  },
);
