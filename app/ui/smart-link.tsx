import type { ComponentPropsWithoutRef } from "react";
import { InternalLink } from "./internal-link.tsx";

interface SmartLinkProps extends ComponentPropsWithoutRef<"a"> {
  href: string;
}

/** A link as an editor writes it: a path of this site moves within the page, anything else leaves it. */
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

/** A page of this site rather than a file of it, an anchor or another site. */
export function isOwnPath(href: string): boolean {
  return /^\/(?!\/)[^.\\]*$/.test(href);
}
