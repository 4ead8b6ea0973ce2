import { useLocation } from "@remix-run/react";
import { readTouch } from "../first-touch.ts";
import { useSite } from "../site-data.ts";

/** What can be known of the visitor without JavaScript (LEAD-12); with it `enquiryBody` knows more and replaces these. */
export function TraceFields() {
  const { pathname, search } = useLocation();
  const { siteUrl } = useSite();
  const url = new URL(pathname + search, siteUrl);
  const { referrer: _unknown, ...utm } = readTouch(url, "");
  const traces = { sourcePage: pathname, sourceUrl: url.href, ...utm };
  return Object.entries(traces).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
