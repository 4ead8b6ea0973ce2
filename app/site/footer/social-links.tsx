import type { SiteData } from "#app/site/site-data.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";

/** FOOT-04: an icon each for the networks that have an address; they open in a new tab. */
export function SocialLinks({ settings }: Pick<SiteData, "settings">) {
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
            <VisuallyHidden>{name} (opens in a new tab)</VisuallyHidden>
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
