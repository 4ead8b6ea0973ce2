import { useEffect } from "react";
import type { LiveTopic } from "#app/domain/live/topics.ts";
import type { LiveMessage } from "./live-message.ts";

interface Interest {
  topic: LiveTopic;
  id: string | undefined;
}

const interests = new Set<Interest>();

/**
 * Keeps a screen up to date with what others change: its loaders run again when something of the topic changes, with
 * an `id` when that one does. `AdminShell` hears the server and does it.
 */
export function useLive(topic: LiveTopic, id?: string) {
  useEffect(() => {
    const interest = { topic, id };
    interests.add(interest);
    return () => void interests.delete(interest);
  }, [topic, id]);
}

/** Whether a screen that is open shows what changed. */
export function isShown(change: Extract<LiveMessage, { kind: "change" }>): boolean {
  return [...interests].some(
    ({ topic, id }) => topic === change.topic && (id === undefined || change.id === null || change.id === id),
  );
}
