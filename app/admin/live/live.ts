import { useActionData, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { LiveTopic } from "#app/domain/live/live.server.ts";
import type { WhatIsNew } from "#app/domain/overview/what-is-new.ts";

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

/** A message from the server to an open screen, see `app/http/live/live-stream.server.ts`. */
export type LiveMessage =
  | { kind: "change"; topic: LiveTopic; id: string | null }
  | { kind: "counts"; counts: WhatIsNew };

/**
 * The action's response like `useActionData`, but it survives revalidations by live updates. Reset by the next
 * submission or another screen.
 */
export function useAnswer<Action>() {
  const answer = useActionData<Action>();
  const { key } = useLocation();
  const latest = useRef({ key, answer });
  if (answer !== undefined || latest.current.key !== key) latest.current = { key, answer };
  return latest.current.answer;
}
