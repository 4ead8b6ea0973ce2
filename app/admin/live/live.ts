import { useEffect } from "react";
import type { LiveTopic } from "#app/domain/live/topics.ts";
import type { LiveMessage } from "./live-message.ts";

interface Interest {
  topic: LiveTopic;
  id: string | undefined;
}

const interests = new Set<Interest>();

/**
 * Revalidates a screen when others change something of the topic, or only the object with the `id`. `AdminShell`
 * subscribes to the server and runs the loaders.
 */
export function useLive(topic: LiveTopic, id?: string) {
  useEffect(() => {
    const interest = { topic, id };
    interests.add(interest);
    return () => void interests.delete(interest);
  }, [topic, id]);
}

/** Whether an open screen shows the changed object. */
export function isShown(change: Extract<LiveMessage, { kind: "change" }>): boolean {
  return [...interests].some(
    ({ topic, id }) => topic === change.topic && (id === undefined || change.id === null || change.id === id),
  );
}
