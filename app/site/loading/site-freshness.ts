import type { ClientLoaderFunctionArgs, ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { canonicalPath } from "#app/http/canonical-path.ts";
import type { SiteData } from "../site-data.ts";

/** UI-03, «Site settings cache»: not requested again while they are younger. */
export const SETTINGS_FRESH_MS = 5 * 60_000;

/** UI-03, «Site settings cache»: used until then while newer ones cannot be loaded. */
const SETTINGS_MAX_AGE_MS = 10 * 60_000;

let kept: { site: SiteData; readAt: number } | undefined;

/** Starts the time of what has come from the server, with the document or after it. */
export function keepSite(site: SiteData) {
  if (kept?.site !== site) kept = { site, readAt: Date.now() };
}

/**
 * UI-03: settings and menus are not asked for while they are fresh; neither focus nor mounting asks for them at all.
 * A path that is spelled differently is the server's to redirect.
 */
export function shouldRevalidateSite({ formMethod, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const isWrite = formMethod !== undefined && formMethod !== "GET";
  return isWrite || canonicalPath(nextUrl.pathname) !== nextUrl.pathname || !isYounger(SETTINGS_FRESH_MS);
}

/** The site's data from the server, or while they are kept the last, when the server cannot give them. */
export async function loadSite({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<SiteData> {
  const standIn = isYounger(SETTINGS_MAX_AGE_MS) ? kept?.site : undefined;
  if (standIn && !navigator.onLine) return standIn;
  try {
    const site = await serverLoader<SiteData>();
    keepSite(site);
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
