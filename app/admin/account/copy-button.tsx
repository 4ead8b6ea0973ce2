import { useState } from "react";
import { buttonClasses } from "#app/admin/classes.ts";
import { useScript } from "./use-script.ts";

/** Puts a text into the clipboard, where script runs. */
export function CopyButton({ text }: { text: string }) {
  const isAlive = useScript();
  const [outcome, setOutcome] = useState<string>();
  if (!isAlive) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome("Copied"),
      () => setOutcome("The browser does not allow it; select and copy them"),
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
