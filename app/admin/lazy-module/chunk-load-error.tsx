import { buttonClasses } from "#app/admin/classes.ts";
import { messages } from "#app/admin/messages.ts";

export const chunkLoadErrorTitle = messages.thisCouldNotBeLoaded;

/** In the place of code that was lost; there is nothing wrong with the screen around it. */
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
