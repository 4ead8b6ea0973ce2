import { Link, type LinkProps } from "@remix-run/react";
import { linkClasses } from "#app/admin/classes.ts";

/** A link within text or on its own line. */
export function TextLink(props: Omit<LinkProps, "className">) {
  return <Link {...props} className={linkClasses} />;
}
