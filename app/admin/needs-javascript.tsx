/** Shown where no script runs, and in browsers that are too old for the scripts (`boot-admin.ts`). */
export function NeedsJavaScript() {
  return (
    <noscript>
      <p role="alert" className="border-b border-bad bg-card px-4 py-3 md:px-8">
        <strong className="font-semibold text-bad">The admin needs JavaScript.</strong>{" "}
        {"Turn it on in your browser, or use a current browser."}
      </p>
    </noscript>
  );
}
