import { messages } from "./messages.ts";

/** Shown where no script runs, and in browsers that are too old for the scripts (`boot-admin.ts`). */
export function NeedsJavaScript() {
  return (
    <noscript>
      <p role="alert" className="border-b border-bad bg-card px-4 py-3 md:px-8">
        <strong className="font-semibold text-bad">{messages.theAdminNeedsJavaScript}</strong>{" "}
        {messages.turnJavaScriptOn}
      </p>
    </noscript>
  );
}
