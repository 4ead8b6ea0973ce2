import { messages } from "./messages.ts";

const problems: Record<string, string> = {
  past: messages.chooseATimeInThe,
  unchanged: messages.nothingToPublishVisitorsAlready,
};

/** What kept a schedule from being made, by the query of the address that it led back to. */
export function scheduleProblem(query: URLSearchParams): string | undefined {
  return problems[query.get("schedule") ?? ""];
}
