import { useLocation } from "@remix-run/react";
import { InlineLink } from "#app/ui/smart-link.tsx";
import { telephone } from "#app/ui/telephone.ts";
import { CookieSettingsButton } from "../consent/cookie-consent.tsx";
import { LetsTalk } from "../enquiry/lets-talk-link.tsx";
import * as messages from "../messages.ts";
import { type SiteData, useSite } from "../site-data.ts";
import { FooterPages } from "./footer-pages.tsx";
import { siteIndexId } from "./site-index-id.ts";

/** The site's index, laid out like a colophon. */
export function Footer() {
  const { navigation, phones, settings, shortcuts } = useSite();
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
        <Colophon settings={settings} shortcuts={shortcuts} />
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
function Colophon({ settings, shortcuts }: Pick<SiteData, "settings" | "shortcuts">) {
  return (
    <div className="mt-8 border-t border-ink pt-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-2">
        <p>{settings.footer_copyright}</p>
        <ul className="flex flex-wrap gap-x-6 gap-y-1 *:flex *:min-h-7 *:items-center">
          {shortcuts.map(({ title, path }) => (
            <li key={path}>
              <InlineLink href={path}>{title}</InlineLink>
            </li>
          ))}
          <PolicyLink href={settings.footer_privacy_policy_url}>{messages.privacyPolicy}</PolicyLink>
          <PolicyLink href={settings.footer_cookies_policy_url}>{messages.cookiesPolicy}</PolicyLink>
          <li>
            <CookieSettingsButton className="inline-link" />
          </li>
        </ul>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-10 gap-y-2">
        <p className="text-muted">{settings.footer_built_by_text}</p>
        <SocialLinks settings={settings} />
      </div>
    </div>
  );
}

/** Omitted while the page is not published. */
function PolicyLink({ href, children }: { href: string; children: string }) {
  if (!href) return null;
  return (
    <li>
      <InlineLink href={href}>{children}</InlineLink>
    </li>
  );
}

/** FOOT-04: an icon for each network with an address; links open in a new tab. */
function SocialLinks({ settings }: Pick<SiteData, "settings">) {
  const networks = [
    { name: "LinkedIn", url: settings.footer_social_linkedin, shape: linkedIn },
    { name: "Facebook", url: settings.footer_social_facebook, shape: facebook },
    { name: "Instagram", url: settings.footer_social_instagram, shape: instagram },
  ].filter(({ url }) => url !== "");
  if (networks.length === 0) return null;
  return (
    <ul className="-mx-2.5 flex">
      {networks.map(({ name, url, shape }) => (
        <li key={name}>
          <a
            href={url}
            target="_blank"
            rel="noopener"
            className="grid size-11 place-content-center transition-colors duration-150 hover:text-signal-text"
          >
            <svg
              aria-hidden="true"
              width="20"
              height="20"
              viewBox="0 0 20 20"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.4"
            >
              {shape}
            </svg>
            <span className="sr-only">{messages.opensInANewTab(name)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const linkedIn = (
  <path d="M2.7 2.7h14.6v14.6H2.7zM6.2 8.6v5.6M6.2 5.7v.9M9.4 14.2V8.6M9.4 11c0-3 4.4-3.3 4.4-.2v3.4" />
);
const facebook = <path d="M2.7 2.7h14.6v14.6H2.7zM11.2 17.3V8.7c0-1.6.9-2.5 2.9-2.3M8.6 10.7h5.2" />;
const instagram = (
  <path d="M2.7 2.7h14.6v14.6H2.7zM10 13.3a3.3 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.6ZM14.3 5.2v1" />
);

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      /** See `footer-index-element.ts`. */
      "footer-index": React.HTMLAttributes<HTMLElement> & { "data-path": string };
    }
  }
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
