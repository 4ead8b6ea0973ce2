import { buttonClasses } from "#app/admin/classes.ts";

export const codeLostTitle = "This could not be loaded";

/** In the place of code that was lost; there is nothing wrong with the screen around it. */
export function CodeLost({ tryAgain }: { tryAgain: () => void }) {
  return (
    <div className="p-4">
      <p role="alert">
        The site cannot be reached, or it has been renewed since this screen was opened; then the screen has
        to be loaded anew. What you have written is kept in either case.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <button type="button" onClick={tryAgain} className={buttonClasses.primary}>
          Try again
        </button>
        <button type="button" onClick={() => window.location.reload()} className={buttonClasses.plain}>
          Load the screen anew
        </button>
      </div>
    </div>
  );
}
