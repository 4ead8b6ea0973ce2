import { Link } from "@remix-run/react";
import type { ComponentPropsWithoutRef } from "react";
import { savesData } from "./saves-data.ts";

type InternalLinkProps = Omit<ComponentPropsWithoutRef<typeof Link>, "prefetch" | "viewTransition">;

/**
 * A link to another page of the public site: prefetches the page on hover, touch or focus, unless the visitor saves
 * data, and uses a view transition where supported.
 */
export function InternalLink(attributes: InternalLinkProps) {
  return <Link {...attributes} prefetch={savesData() ? "none" : "intent"} viewTransition />;
}
