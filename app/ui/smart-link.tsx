import type { ComponentPropsWithoutRef } from "react";
import { InternalLink } from "./internal-link.tsx";

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

/** Whether the address is a page of this site, as opposed to a file, a fragment or another site. */
export function isOwnPath(href: string): boolean {
  return /^\/(?!\/)[^.\\]*$/.test(href);
}
