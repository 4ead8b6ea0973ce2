import { useState } from "react";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { Button } from "./button.tsx";

/** Copies a text, which is also on the screen, to the clipboard; rendered only with JavaScript. */
export function CopyButton({ text }: { text: string }) {
  const isAlive = useHydrated();
  const [outcome, setOutcome] = useState<string>();
  if (!isAlive) return null;
  async function copy() {
    try {
      await navigator.clipboard.writeText(text); // pages without HTTPS have no clipboard
      setOutcome("Copied");
    } catch {
      setOutcome("The browser blocked copying. Select the text and copy it.");
    }
  }
  return (
    <>
      <Button onClick={copy}>Copy</Button>
      <span role="status" className="self-center text-muted">
        {outcome}
      </span>
    </>
  );
}
