import { buttonClasses } from "#app/admin/classes.ts";
import { messages } from "#app/admin/messages.ts";

export const chunkLoadErrorTitle = messages.thisCouldNotBeLoaded;

/** Replaces a chunk that failed to load; the screen around it still works. */
export function ChunkLoadError({ tryAgain }: { tryAgain: () => void }) {
  return (
    <div className="p-4">
      <p role="alert">{messages.theSiteCannotBeReached}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <button type="button" onClick={tryAgain} className={buttonClasses.primary}>
          {messages.tryAgain}
        </button>
        <button type="button" onClick={() => window.location.reload()} className={buttonClasses.plain}>
          {messages.reload}
        </button>
      </div>
    </div>
  );
}
