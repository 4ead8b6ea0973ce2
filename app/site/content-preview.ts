import type { readContentPreview } from "./content-previews.server.ts";

/** A draft as its public page shows it, by its content type. */
export type ContentPreview = NonNullable<Awaited<ReturnType<typeof readContentPreview>>>;
