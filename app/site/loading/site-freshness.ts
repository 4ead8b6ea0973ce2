import type { ClientLoaderFunctionArgs, ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { canonicalPath } from "#app/paths/site-paths.ts";
import type { SentSiteData } from "../site-data.ts";

/** UI-03, «Site settings cache»: data younger than this is not requested again. */
export const SETTINGS_FRESH_MS = 5 * 60_000;

/** UI-03, «Site settings cache»: data younger than this is used while newer data cannot be loaded. */
const SETTINGS_MAX_AGE_MS = 10 * 60_000;

let kept: { site: SentSiteData; readAt: number } | undefined;

/** Records when data was received from the server, with the document or later. */
export function cacheSiteData(site: SentSiteData) {
  if (kept?.site !== site) kept = { site, readAt: Date.now() };
}

/**
 * UI-03: settings and menus are not requested while they are fresh; neither focus nor mounting requests them. Paths in
 * another spelling are redirected by the server. A preview is requested with every page: it can have ended.
 */
export function shouldRevalidateSite({ formMethod, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const isWrite = formMethod !== undefined && formMethod !== "GET";
  const isFresh = isYounger(SETTINGS_FRESH_MS) && !kept?.site.preview;
  return isWrite || canonicalPath(nextUrl.pathname) !== nextUrl.pathname || !isFresh;
}

/** Loads the site's data from the server; if that fails, returns the last data that is not too old. */
export async function loadSite({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<SentSiteData> {
  const standIn = isYounger(SETTINGS_MAX_AGE_MS) ? kept?.site : undefined;
  if (standIn && !navigator.onLine) return standIn;
  try {
    const site = await serverLoader<SentSiteData>();
    cacheSiteData(site);
    return site;
  } catch (error) {
    const isRedirect = error instanceof Response;
    if (isRedirect || request.signal.aborted || !standIn) throw error;
    return standIn;
  }
}

function isYounger(age: number): boolean {
  return kept !== undefined && Date.now() - kept.readAt < age;
}
