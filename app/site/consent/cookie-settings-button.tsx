import * as messages from "#app/site/messages.ts";

/** FOOT-04: changes an earlier answer. Hidden without JavaScript, because nothing is asked or stored then. */
export function CookieSettingsButton({ className = "" }: { className?: string }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      data-cookie-settings
      className={`[@media(scripting:none)]:hidden ${className}`}
    >
      {messages.cookieSettings}
    </button>
  );
}
