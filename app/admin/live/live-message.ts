import type { LiveTopic } from "#app/domain/live/topics.ts";
import type { WhatIsNew } from "#app/domain/overview/what-is-new.ts";

/** A message from the server to an open screen, see `app/http/live/live-stream.server.ts`. */
export type LiveMessage =
  | { kind: "change"; topic: LiveTopic; id: string | null }
  | { kind: "counts"; counts: WhatIsNew };
