import { env } from "#app/platform/env.server.ts";

/** Where visitors reach the site, without a slash at the end: what absolute addresses start with. */
export const siteUrl: string = env.SITE_URL;
