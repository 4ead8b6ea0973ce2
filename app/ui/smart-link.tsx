import { Link } from "@remix-run/react";
import type { ComponentPropsWithoutRef, FocusEvent } from "react";
import { isInEdition } from "#app/languages/language.ts";
import { useEdition } from "#app/languages/use-messages.ts";
import { classNames } from "./class-names.ts";
import { savesData } from "./saves-data.ts";

interface SmartLinkProps extends ComponentPropsWithoutRef<"a"> {
  href: string;
}

/** A link entered by an editor: internal paths use client-side navigation, other addresses do not. */
export function SmartLink({ href, children, ...attributes }: SmartLinkProps) {
  if (isOwnPath(href)) {
    return (
      <InternalLink to={href} {...attributes}>
        {children}
      </InternalLink>
    );
  }
  return (
    <a href={href} {...(/^https?:/i.test(href) ? { rel: "noopener" } : {})} {...attributes}>
      {children}
    </a>
  );
}

/** An underlined link within text. */
export function InlineLink({ className, ...attributes }: SmartLinkProps) {
  return <SmartLink {...attributes} className={classNames("inline-link", className)} />;
}

/** Whether the address is a page of this site, as opposed to a file, a fragment or another site. */
export function isOwnPath(href: string): boolean {
  return /^\/(?!\/|media\/)[^.\\]*$/.test(href);
}

type InternalLinkProps = Omit<ComponentPropsWithoutRef<typeof Link>, "prefetch" | "viewTransition">;

/**
 * A link to another page of the public site: prefetches the page on hover, touch or focus, unless the visitor saves
 * data, and uses a view transition where supported. A page in another language is a separate document.
 */
export function InternalLink({ to, ...attributes }: InternalLinkProps) {
  const { prefix } = useEdition();
  const isElsewhere = typeof to === "string" && isOwnPath(to) && !isInEdition(to, prefix);
  return (
    <Link
      onBlur={preventPrefetchRemoval}
      {...attributes}
      to={to}
      prefetch={isElsewhere || savesData() ? "none" : "intent"}
      reloadDocument={isElsewhere}
      viewTransition
    />
  );
}

/**
 * Prevents Remix from removing the elements that prefetch the page when the focus leaves the link: a dialog in which
 * elements are removed while the focus moves takes the focus back, so that Tab never got past such a link.
 */
function preventPrefetchRemoval(event: FocusEvent<HTMLAnchorElement>) {
  if (event.currentTarget.nextElementSibling?.matches("link")) event.preventDefault();
}

/** Whether a click follows a link in the same tab: the main button without modifier keys. */
export function isPlainClick(
  event: Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">,
): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
