import { useMatches } from "@remix-run/react";
import { useEffect } from "react";

/** Puts how many leads are new before the tab's title, whichever screen has set it. */
export function TitleCount({ count }: { count: number }) {
  useMatches(); // draws anew with every screen and its title
  useEffect(() => {
    const title = document.title.replace(/^\(\d+\) /, "");
    document.title = count > 0 ? `(${count}) ${title}` : title;
  });
  return null;
}
