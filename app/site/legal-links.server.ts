import { menuLinkOf } from "#app/domain/pages/menus.ts";
import type { PageLink, PublishedPage } from "#app/domain/pages/page.ts";
import { pageWithRole } from "#app/domain/pages/page-index.ts";
import { listPublishedPages } from "#app/domain/pages/pages.server.ts";
import { registry, type Settings } from "#app/domain/settings/registry.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import type { Language } from "#app/languages/language.ts";
import { messagesIn } from "#app/languages/messages.server.ts";
import { contentLanguage, inContentLanguage } from "#app/languages/requested-language.server.ts";
import type { PageRole } from "#db/schema/pages.ts";
import { listBrokenPaths } from "./broken-paths.server.ts";

/** Links to the imprint and both policies; those without a public page are missing. */
export interface LegalLinks {
  imprint?: PageLink;
  privacy?: PageLink;
  cookies?: PageLink;
}

/**
 * The legal pages by their roles, named as in the menus. A policy whose setting has another address than its default
 * links there.
 */
export async function legalLinks(settings: Settings, index: PublishedPage[]): Promise<LegalLinks> {
  const { footer } = messagesIn(settings.site_language).site;
  const imprint = pageWithRole(index, "imprint");
  const [privacy, cookies] = await Promise.all([
    policyLink(index, "privacy-policy", settings, "footer_privacy_policy_url", footer.privacyPolicy),
    policyLink(index, "cookies-policy", settings, "footer_cookies_policy_url", footer.cookiesPolicy),
  ]);
  return {
    ...(imprint && { imprint: menuLinkOf(imprint) }),
    ...(privacy && { privacy }),
    ...(cookies && { cookies }),
  };
}

/**
 * The addresses of policies that visitors of a further language get while its settings have none: mostly those of its own
 * pages. Empty without a public page.
 */
export function policiesByDefault(language: Language) {
  return inContentLanguage(language, async (): Promise<Partial<Settings>> => {
    const [settings, main, index] = await Promise.all([
      getSettings(),
      inContentLanguage("", getSettings),
      listPublishedPages(),
    ]);
    const { footer_privacy_policy_url, footer_cookies_policy_url } = main;
    const { privacy, cookies } = await legalLinks(
      { ...settings, footer_privacy_policy_url, footer_cookies_policy_url },
      index,
    );
    return {
      footer_privacy_policy_url: privacy?.path ?? "",
      footer_cookies_policy_url: cookies?.path ?? "",
    };
  });
}

/** `otherwise`: the name of an address that is no page of this site. */
async function policyLink(
  index: PublishedPage[],
  role: PageRole,
  settings: Settings,
  key: "footer_privacy_policy_url" | "footer_cookies_policy_url",
  otherwise: string,
): Promise<PageLink | undefined> {
  const address = settings[key];
  const ofRole = pageWithRole(index, role);
  const page =
    (address === registry[key].default ? ofRole : undefined) ?? index.find(({ path }) => path === address);
  if (page) return menuLinkOf(page);
  const isOfSite = address.startsWith("/");
  // A further language without its own address has that of a page in the main one.
  if (isOfSite && contentLanguage() && ofRole) return menuLinkOf(ofRole);
  const isBroken = isOfSite && (await listBrokenPaths([address])).length > 0;
  return isBroken ? undefined : { title: otherwise, path: address };
}
