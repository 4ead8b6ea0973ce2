import { remember } from "@epic-web/remember";
import { type LiveTopic, liveTopics } from "#app/domain/live/topics.ts";
import { listen } from "#app/platform/notifications.server.ts";

export interface Change {
  topic: LiveTopic;
  /** Null when any of the topic may have changed. */
  id: string | null;
  /** When this instance heard of it, in milliseconds. */
  at: number;
}

/** Milliseconds for which a change can be told to somebody who comes late. */
const memory = 60_000;

/** What this instance has heard lately, and who wants to hear more; it listens from the first follower on. */
const ears = () =>
  remember("recent-changes", () => {
    const heard = { changes: [] as Change[], completeSince: Date.now(), followers: new Set<Follower>() };
    for (const topic of liveTopics) {
      listen(topic, ({ id }) => {
        const change = { topic, id, at: Date.now() };
        forgetBefore(heard, change.at - memory);
        heard.changes.push(change);
        for (const follower of heard.followers) follower(change);
      });
    }
    return heard;
  });

type Follower = (change: Change) => void;

/**
 * Tells of every change from `since` on (milliseconds): first of those heard already, then of each as it comes. What
 * goes back further than is remembered counts as a change of everything. The answer stops that.
 */
export function followChanges(topics: LiveTopic[], since: number, tell: Follower): () => void {
  const { changes, completeSince, followers } = ears();
  const follower: Follower = (change) => {
    if (topics.includes(change.topic)) tell(change);
  };
  if (since < completeSince) for (const topic of topics) tell({ topic, id: null, at: Date.now() });
  else for (const change of changes.filter(({ at }) => at >= since)) follower(change);
  followers.add(follower);
  return () => followers.delete(follower);
}

function forgetBefore(heard: { changes: Change[]; completeSince: number }, time: number) {
  if (heard.completeSince >= time) return;
  heard.completeSince = time;
  heard.changes = heard.changes.filter(({ at }) => at >= time);
}
