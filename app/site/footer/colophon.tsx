import { sitePaths } from "#app/http/site-paths.ts";
import { CookieSettingsButton } from "#app/site/consent/cookie-settings-button.tsx";
import type { SiteData } from "#app/site/site-data.ts";
import { SmartLink } from "#app/ui/smart-link.tsx";
import { SocialLinks } from "./social-links.tsx";

/** FOOT-04: the last lines of every page. */
export function Colophon({ settings }: Pick<SiteData, "settings">) {
  return (
    <div className="mt-12 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-t border-ink pt-5 text-sm">
      <p>{settings.footer_copyright}</p>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        <li>
          <SmartLink className="inline-link" href={sitePaths.search()}>
            Search
          </SmartLink>
        </li>
        <PolicyLink href={settings.footer_privacy_policy_url}>Privacy Policy</PolicyLink>
        <PolicyLink href={settings.footer_cookies_policy_url}>Cookies Policy</PolicyLink>
        <li>
          <CookieSettingsButton className="inline-link" />
        </li>
      </ul>
      <SocialLinks settings={settings} />
      {settings.footer_built_by_text ? (
        <p className="w-full text-muted">{settings.footer_built_by_text}</p>
      ) : null}
    </div>
  );
}

/** Left out while the page is not published. */
function PolicyLink({ href, children }: { href: string; children: string }) {
  if (!href) return null;
  return (
    <li>
      <SmartLink className="inline-link" href={href}>
        {children}
      </SmartLink>
    </li>
  );
}
