import { messages } from "./messages.ts";

const problems: Record<string, string> = {
  past: messages.chooseATimeInThe,
  unchanged: messages.nothingToPublishVisitorsAlready,
};

/** Why a schedule was rejected, from the query after the redirect. */
export function scheduleProblem(query: URLSearchParams): string | undefined {
  return problems[query.get("schedule") ?? ""];
}
