import { siteUrl } from "#app/http/site-url.server.ts";
import { utmFields } from "../first-touch.ts";

/**
 * LEAD-12 for a form that was sent without JavaScript: the address of its page, with the campaign parameters in it,
 * is what the browser sends as Referer. A script names the address itself (`enquiryBody`), and nothing is added.
 */
export function addOrigin(form: FormData, { headers }: Request) {
  const referrer = headers.get("Referer") ?? "";
  if (form.get("sourceUrl") || !URL.canParse(referrer)) return;
  const { host, pathname, search, searchParams } = new URL(referrer);
  const site = new URL(siteUrl);
  if (host !== site.host && host !== headers.get("Host")) return;
  form.set("sourceUrl", new URL(pathname + search, site).href);
  for (const [field, parameter] of Object.entries(utmFields)) {
    const value = searchParams.get(parameter);
    if (value) form.set(field, value);
  }
}
