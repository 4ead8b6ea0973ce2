import { Link } from "@remix-run/react";
import { useState } from "react";
import { buttonClasses } from "#app/admin/classes.ts";
import { focusOnAppearance } from "#app/admin/lost-focus.ts";
import { paths } from "#app/http/paths.ts";
import { messages } from "./messages.ts";
import { useScript } from "./use-script.ts";

/** Recovery codes, which are shown only once. */
export function CodeList({ codes }: { codes: string[] }) {
  return (
    <section aria-labelledby="codes-title" className="max-w-[520px]">
      <h2
        ref={focusOnAppearance}
        id="codes-title"
        tabIndex={-1}
        className="text-[0.9375rem] font-semibold outline-hidden"
      >
        {messages.yourRecoveryCodes}
      </h2>
      <p className="mt-2">{messages.eachCodeReplacesYourSecond}</p>
      <ol className="mono my-4 grid grid-cols-1 gap-x-8 gap-y-1.5 border border-line bg-card p-4 text-[0.8125rem] min-[420px]:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Link to={paths.admin.account()} className={buttonClasses.primary}>
          {messages.iveSavedThem}
        </Link>
        <CopyButton text={codes.join("\n")} />
      </div>
    </section>
  );
}

/** Copies a text to the clipboard; rendered only with JavaScript. */
function CopyButton({ text }: { text: string }) {
  const isAlive = useScript();
  const [outcome, setOutcome] = useState<string>();
  if (!isAlive) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome(messages.copied),
      () => setOutcome(messages.theBrowserBlockedCopyingSelect),
    );
  return (
    <>
      <button type="button" onClick={copy} className={buttonClasses.plain}>
        {messages.copy}
      </button>
      <span role="status" className="self-center text-muted">
        {outcome}
      </span>
    </>
  );
}
