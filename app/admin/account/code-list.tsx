import { Link } from "@remix-run/react";
import { useState } from "react";
import { buttonClasses } from "#app/admin/classes.ts";
import { paths } from "#app/http/paths.ts";
import { useScript } from "./use-script.ts";

/** Recovery codes, shown this once. */
export function CodeList({ codes }: { codes: string[] }) {
  return (
    <section aria-labelledby="codes-title" className="max-w-[520px]">
      <h2 id="codes-title" className="text-[0.9375rem] font-semibold">
        Your recovery codes
      </h2>
      <p className="mt-2">
        Each code works once in place of your second factor. They are shown now and never again: print them,
        or keep them in a password manager.
      </p>
      <ol className="mono my-4 grid grid-cols-1 gap-x-8 gap-y-1.5 border border-line bg-card p-4 text-[0.8125rem] min-[420px]:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Link to={paths.admin.account()} className={buttonClasses.primary}>
          I’ve saved them
        </Link>
        <CopyButton text={codes.join("\n")} />
      </div>
    </section>
  );
}

/** Puts a text into the clipboard, where script runs. */
function CopyButton({ text }: { text: string }) {
  const isAlive = useScript();
  const [outcome, setOutcome] = useState<string>();
  if (!isAlive) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome("Copied"),
      () => setOutcome("The browser blocked copying. Select and copy them yourself"),
    );
  return (
    <>
      <button type="button" onClick={copy} className={buttonClasses.plain}>
        Copy
      </button>
      <span role="status" className="self-center text-muted">
        {outcome}
      </span>
    </>
  );
}
