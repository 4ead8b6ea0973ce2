import { Mark } from "#app/ui/mark.tsx";

/** Where the film's air parts: the intro shows the logo and then the icons in the gap. */
export function Eye() {
  return (
    <div aria-hidden="true" className="stage-eye">
      <svg aria-hidden="true" className="stage-eye-ring" viewBox="0 0 100 100">
        <path d="M99 50a49 49 0 1 1-98 0a49 49 0 1 1 98 0" pathLength="100" />
      </svg>
      <span className="stage-eye-logo">
        <Mark />
      </span>
      <svg aria-hidden="true" className="stage-eye-icon" viewBox="0 0 24 24">
        <use />
      </svg>
    </div>
  );
}
