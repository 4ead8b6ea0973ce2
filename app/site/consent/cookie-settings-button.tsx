/** FOOT-04: changes an answer given before. Without scripts nothing was ever asked or stored, so it is not there. */
export function CookieSettingsButton({ className = "" }: { className?: string }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      data-cookie-settings
      className={`[@media(scripting:none)]:hidden ${className}`}
    >
      Cookie settings
    </button>
  );
}
