import { useSite } from "#app/site/site-data.ts";
import { leftToScripts } from "#app/ui/left-to-scripts.ts";

/**
 * COOKIE-01, COOKIE-02: asks whoever may be asked, forgets an answer that has expired, opens the dialog on request and
 * lets in what was allowed. Once per layout, and only of the public site. The element is defined in
 * `cookie-consent-element.ts`, which also fills it: React leaves its content alone.
 */
export function CookieConsent() {
  const rules = useSite().consent;
  return <cookie-consent data-rules={JSON.stringify(rules)} {...leftToScripts} />;
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "cookie-consent": React.HTMLAttributes<HTMLElement>;
    }
  }
}
