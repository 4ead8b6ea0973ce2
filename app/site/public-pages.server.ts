import { findHomePage } from "#app/domain/pages/pages.server.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { staleIfError } from "#app/http/stale-if-error.server.ts";
import { readContentPage } from "./content-page.server.ts";
import { contentHead, homeHead } from "./discovery/page-heads.server.ts";
import { homePageOf } from "./home/home-page.server.ts";

/* Reads all data and metadata of a public page; stale-if-error. The value is undefined for unpublished pages. */

export const readHome = () =>
  staleIfError("home", async () => {
    const [settings, page] = await Promise.all([getSettings(), findHomePage()]);
    return { ...(await homePageOf(settings, page)), head: await homeHead(settings, page) };
  });

/** Returns the page at a path of slugs if it and all its ancestors are published. */
export const readContent = (slugs: string[]) =>
  staleIfError(`page:/${slugs.join("/")}`, async () => {
    const [page, settings] = await Promise.all([readContentPage(slugs), getSettings()]);
    if (!page) return undefined;
    const { listing: _, ...shown } = page;
    return { ...shown, head: await contentHead(settings, page) };
  });
