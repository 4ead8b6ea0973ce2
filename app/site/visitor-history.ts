import { visitorHistoryLimit } from "#app/domain/leads/visitor-history.ts";
import { sessionMemory } from "./session-memory.ts";

const memory = sessionMemory("visitor_history", (stored) =>
  Array.isArray(stored) ? stored.filter((entry) => typeof entry === "string") : undefined,
);

/** Adds a page visit; the oldest beyond the limit is dropped. */
export function recordVisit(path: string, at = new Date()) {
  memory.write([...readVisitorHistory(), `${path} (${at.toISOString()})`].slice(-visitorHistoryLimit));
}

/** The visits of this session as "path (ISO time)", oldest first. */
export function readVisitorHistory(): string[] {
  return memory.read() ?? [];
}

export function clearVisitorHistory() {
  memory.clear();
}
