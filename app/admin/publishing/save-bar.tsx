import { buttonClasses } from "#app/admin/classes.ts";
import type { PublicationResult } from "#app/admin/content/content-form.tsx";
import { pressedOnce } from "#app/forms/submit-button.tsx";
import { messages } from "./messages.ts";

interface SaveBarProps {
  isSending: boolean;
  /** Whether the form has unsaved changes. */
  isUnsaved: boolean;
  isSaved: boolean;
  /** The result of publishing the saved draft, if it was requested. */
  publication?: PublicationResult;
}

/** The save button at the foot of a form, with the save status. */
export function SaveBar({ isSending, isUnsaved, isSaved, publication }: SaveBarProps) {
  return (
    <div className="sticky bottom-0 z-1 -mx-1 mb-5 flex items-center gap-3 border-t border-line bg-paper px-1 py-3">
      <button type="submit" {...pressedOnce(isSending)} className={buttonClasses.plain}>
        {messages.saveDraft}
      </button>
      <p role="status" className="text-[0.8125rem]">
        {isUnsaved ? <span className="text-muted">{messages.notSavedYet}</span> : null}
        {isSaved && !isUnsaved ? <Saved publication={publication} /> : null}
      </p>
    </div>
  );
}

function Saved({ publication }: Pick<SaveBarProps, "publication">) {
  if (publication === "published") return <span className="text-good">{messages.savedAndPublished}</span>;
  if (publication) return <span className="text-bad">{messages.savedButNotPublished}</span>;
  return <span className="text-good">{messages.savedVisitorsSeeItOnce}</span>;
}
