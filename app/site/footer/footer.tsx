import { useLocation } from "@remix-run/react";
import { LanguageSwitch } from "#app/site/translations/language-switch.tsx";
import { InlineLink } from "#app/ui/smart-link.tsx";
import { telephone } from "#app/ui/telephone.ts";
import { CookieSettingsButton } from "../consent/cookie-consent.tsx";
import { LetsTalk } from "../enquiry/lets-talk-link.tsx";
import { type SiteData, useSite } from "../site-data.ts";
import { FooterPages } from "./footer-pages.tsx";
import { siteIndexId } from "./site-index-id.ts";
import { SocialLinks } from "./social-links.tsx";

/** The site's index, laid out like a colophon. */
export function Footer() {
  const { navigation, phones, settings, shortcuts, legal } = useSite();
  return (
    <footer
      id={siteIndexId}
      tabIndex={-1}
      className="on-sand mt-breath outline-hidden lg:pl-sidebar screen-only"
    >
      <div className="pt-10 pr-edge-right pb-8 pl-edge-left">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-8 border-t border-ink pt-5">
          <address className="min-w-0 flex-1 basis-80 not-italic">
            {settings.contact_email ? (
              <p className="heading">
                <a
                  className="underline decoration-[0.05em] underline-offset-[0.16em] hover:decoration-signal"
                  href={`mailto:${settings.contact_email}`}
                >
                  {settings.contact_email}
                </a>
              </p>
            ) : null}
            <PhoneNumbers phones={phones} />
          </address>
          <LetsTalk className="w-full sm:w-64" />
        </div>
        <FooterIndex navigation={navigation} />
        <Colophon settings={settings} shortcuts={shortcuts} legal={legal} />
      </div>
    </footer>
  );
}

function PhoneNumbers({ phones }: Pick<SiteData, "phones">) {
  if (phones.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 tabular-nums *:flex *:min-h-7 *:items-center">
      {phones.map(({ number, city }) => (
        <li key={number}>
          <span>
            {city ? `${city} ` : null}
            <InlineLink href={telephone(number)}>{number}</InlineLink>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** FOOT-04: the last lines of every page. */
function Colophon({ settings, shortcuts, legal }: Pick<SiteData, "settings" | "shortcuts" | "legal">) {
  const links = [...shortcuts, legal.imprint, legal.privacy, legal.cookies].filter(
    (link) => link !== undefined,
  );
  return (
    <div className="mt-8 border-t border-ink pt-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-2">
        <p>{settings.footer_copyright}</p>
        <ul className="flex flex-wrap gap-x-6 gap-y-1 *:flex *:min-h-7 *:items-center">
          {links.map(({ title, path }) => (
            <li key={path}>
              <InlineLink href={path}>{title}</InlineLink>
            </li>
          ))}
          <li>
            <CookieSettingsButton className="inline-link" />
          </li>
        </ul>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-10 gap-y-2">
        <LanguageSwitch />
        <p className="text-muted">{settings.footer_built_by_text}</p>
        <SocialLinks links={settings.footer_social_links} />
      </div>
    </div>
  );
}

/** FOOT-03: every page of the site, in columns; below 768 px with a drill-down. */
function FooterIndex({ navigation }: Pick<SiteData, "navigation">) {
  const { pathname } = useLocation();
  return (
    <footer-index data-path={pathname} suppressHydrationWarning>
      <FooterPages navigation={navigation} />
    </footer-index>
  );
}
