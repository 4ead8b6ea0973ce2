import { useState } from "react";
import { buttonClasses } from "#app/admin/classes.ts";
import type { usePublishing } from "./use-publishing.ts";

/** Puts the draft back to what visitors see, after a second press. */
export function DiscardDraft({ publishing }: { publishing: ReturnType<typeof usePublishing> }) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <button
        type="button"
        onClick={() => setAsking(true)}
        className={`${buttonClasses.quiet} -ml-[9px] justify-self-start`}
      >
        Discard the draft …
      </button>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="grow">Back to what visitors see now?</p>
      <button
        type="button"
        // biome-ignore lint/a11y/noAutofocus: it stands where the button was that was pressed
        autoFocus
        disabled={publishing.isBusy}
        onClick={() => {
          setAsking(false);
          void publishing.discard();
        }}
        className={buttonClasses.plain}
      >
        Discard
      </button>
      <button type="button" onClick={() => setAsking(false)} className={buttonClasses.quiet}>
        Keep it
      </button>
    </div>
  );
}
