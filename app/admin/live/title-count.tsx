import { useMatches } from "@remix-run/react";
import { useEffect } from "react";

/** Prefixes the document title with the number of new leads, on every screen. */
export function TitleCount({ count }: { count: number }) {
  useMatches(); // renders again on every navigation, which changes the title
  useEffect(() => {
    const title = document.title.replace(/^\(\d+\) /, "");
    document.title = count > 0 ? `(${count}) ${title}` : title;
  });
  return null;
}
