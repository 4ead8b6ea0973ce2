const problems: Record<string, string> = {
  past: "Choose a moment that is still to come",
  unchanged: "There is nothing to publish: visitors see all of it already",
};

/** What kept a schedule from being made, by the query of the address that it led back to. */
export function scheduleProblem(query: URLSearchParams): string | undefined {
  return problems[query.get("schedule") ?? ""];
}
