import { useSitePaths } from "#app/paths/use-site-paths.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import type { CallToActionProps } from "./schema.ts";

/** A full-bleed section, dark unless the page layout changes it; only links to the enquiry form are filled buttons. */
export default function CallToAction({ heading, text, action }: CallToActionProps) {
  const sitePaths = useSitePaths();
  return (
    <section className="closing on-ink mt-breath py-breath pr-edge-right pl-edge-left">
      <div className="grid grid-cols-1 items-end gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_fit-content(24rem)]">
        <div>
          <h2 className="heading max-w-[17em]">{heading}</h2>
          {text ? <p className="lead mt-6 max-w-[30em] text-ink-text">{text}</p> : null}
        </div>
        <ButtonLink
          href={action.href}
          look={action.href === sitePaths.letsTalk() ? "filled" : "boxed"}
          className="max-w-full justify-self-start max-sm:w-full sm:min-w-64"
        >
          {action.label}
        </ButtonLink>
      </div>
    </section>
  );
}
