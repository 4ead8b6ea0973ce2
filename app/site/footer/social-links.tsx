import { useMessages } from "#app/languages/use-messages.ts";
import type { SiteSettings } from "../site-data.ts";

interface SocialLinksProps {
  links: SiteSettings["footer_social_links"];
}

/** FOOT-04: icons, or the names if a network has no icon; links open in a new tab. */
export function SocialLinks({ links }: SocialLinksProps) {
  const { opensInNewTab } = useMessages().site.footer;
  if (links.length === 0) return null;
  const hasIcons = links.every(({ url }) => iconOf(url));
  return (
    <ul className={`-mx-2.5 flex ${hasIcons ? "" : "flex-wrap"}`}>
      {links.map(({ label, url }) => (
        <li key={label + url}>
          <a
            href={url}
            target="_blank"
            rel="noopener"
            aria-label={opensInNewTab(label)}
            className={`grid min-h-11 place-content-center transition-colors duration-150 hover:text-signal-text ${hasIcons ? "w-11" : "px-2.25 underline decoration-transparent underline-offset-3"}`}
          >
            {hasIcons ? (
              <svg
                aria-hidden="true"
                width="20"
                height="20"
                viewBox="0 0 20 20"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.4"
              >
                {iconOf(url)}
              </svg>
            ) : (
              label
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The icon of a network by the host of the address. */
function iconOf(url: string): JSX.Element | undefined {
  const [, domain] = /^https?:\/\/(?:[^/]*\.)?([a-z]+)\.com(?:[/?#]|$)/i.exec(url) ?? [];
  return domain ? icons[domain.toLowerCase()] : undefined;
}

const icons: Record<string, JSX.Element> = {
  linkedin: (
    <path d="M2.7 2.7h14.6v14.6H2.7zM6.2 8.6v5.6M6.2 5.7v.9M9.4 14.2V8.6M9.4 11c0-3 4.4-3.3 4.4-.2v3.4" />
  ),
  facebook: <path d="M2.7 2.7h14.6v14.6H2.7zM11.2 17.3V8.7c0-1.6.9-2.5 2.9-2.3M8.6 10.7h5.2" />,
  instagram: <path d="M2.7 2.7h14.6v14.6H2.7zM10 13.3a3.3 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.6ZM14.3 5.2v1" />,
};
