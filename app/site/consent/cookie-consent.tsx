import { useMessages } from "#app/languages/use-messages.ts";
import { useSite } from "#app/site/site-data.ts";
import { unmanagedHtml } from "#app/ui/unmanaged-html.ts";

/**
 * COOKIE-01, COOKIE-02: asks for consent where required, deletes an expired answer, opens the dialog on request and
 * runs what was allowed. Once per layout, only on the public site. `cookie-consent-element.ts` defines the element and
 * fills it: React leaves its content alone.
 */
export function CookieConsent() {
  const rules = useSite().consent;
  return <cookie-consent data-rules={JSON.stringify(rules)} {...unmanagedHtml} />;
}

/** FOOT-04: changes an earlier answer. Hidden without JavaScript, because nothing is asked or stored then. */
export function CookieSettingsButton({ className = "" }: { className?: string }) {
  const { site } = useMessages();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      data-cookie-settings
      className={`[@media(scripting:none)]:hidden ${className}`}
    >
      {site.footer.cookieSettings}
    </button>
  );
}
