import { Link } from "@remix-run/react";
import type { ComponentPropsWithoutRef } from "react";
import { savesData } from "./saves-data.ts";

type InternalLinkProps = Omit<ComponentPropsWithoutRef<typeof Link>, "prefetch" | "viewTransition">;

/**
 * Leads to another page of the public site: the next page is fetched as soon as a pointer, a finger or the focus comes
 * near, unless the visitor saves data, and fades in where the browser can.
 */
export function InternalLink(attributes: InternalLinkProps) {
  return <Link {...attributes} prefetch={savesData() ? "none" : "intent"} viewTransition />;
}
