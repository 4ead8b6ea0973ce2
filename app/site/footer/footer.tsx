import { LetsTalk } from "#app/site/chrome/lets-talk.tsx";
import { useSite } from "#app/site/site-data.ts";
import { Colophon } from "./colophon.tsx";
import { FooterIndex } from "./footer-index.tsx";
import { siteIndexId } from "./site-index-id.ts";

/** The index of the site, set like a colophon. */
export function Footer() {
  const { footer, settings } = useSite();
  return (
    <footer
      id={siteIndexId}
      tabIndex={-1}
      className="on-sand mt-breath outline-hidden lg:pl-sidebar print:hidden"
    >
      <div className="pt-14 pr-edge-right pb-10 pl-edge-left">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-8 border-t border-ink pt-5">
          <address className="not-italic">
            <p className="heading">
              <a
                className="underline decoration-[0.045em] underline-offset-[0.14em] hover:decoration-signal"
                href={`mailto:${settings.contact_email}`}
              >
                {settings.contact_email}
              </a>
            </p>
            <PhoneNumbers numbers={settings.contact_phones} />
          </address>
          <LetsTalk className="w-full sm:w-64" />
        </div>
        <FooterIndex {...footer} />
        <Colophon settings={settings} />
      </div>
    </footer>
  );
}

function PhoneNumbers({ numbers }: { numbers: string[] }) {
  if (numbers.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-[1.0625rem] tabular-nums">
      {numbers.map((number) => (
        <li key={number}>
          <a className="inline-link" href={`tel:${number.replace(/[^\d+]/g, "")}`}>
            {number}
          </a>
        </li>
      ))}
    </ul>
  );
}
