import { useMessages } from "#app/languages/use-messages.ts";

/**
 * WCAG 2.2.2: pauses what moves on the stage, lines or films. The style sheet shows it from their first frame; the script
 * answers it (`app/site/home/stage/films.ts`).
 */
export function PauseButton() {
  const { pauseMotion } = useMessages().blocks.homeStage;
  return (
    <button
      type="button"
      data-pause
      aria-label={pauseMotion}
      aria-pressed="false"
      className="stage-pause"
      suppressHydrationWarning
    >
      <svg aria-hidden="true" viewBox="0 0 16 16">
        <path d="M4 3h3v10H4zM9 3h3v10H9z" />
        <path d="m5 3 8 5-8 5z" />
      </svg>
    </button>
  );
}
