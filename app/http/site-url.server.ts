import { env } from "#app/platform/env.server.ts";

/** The site's public address without a trailing slash, the base of absolute URLs. */
export const siteUrl: string = env.SITE_URL;
