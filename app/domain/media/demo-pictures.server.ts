import { env } from "#app/platform/env.server.ts";

/** Whether the site serves the demo's pictures, whose addresses begin with `/art/`. */
export const hasDemoPictures = env.DEMO_CONTENT;
