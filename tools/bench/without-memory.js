// Loaded before an app: disables change notifications, so that it queries Postgres for every request. The state is that
// of app/domain/content/content-version.server.ts.
import { remember } from "@epic-web/remember";

remember("content-version", () => ({
  version: 0,
  get isSubscribed() {
    return false;
  },
  set isSubscribed(_) {},
  checksStarted: 0,
  lastCheck: 0,
  stop: undefined,
  pendingPings: new Map(),
}));
