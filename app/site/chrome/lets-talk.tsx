import { LetsTalkLink } from "#app/site/enquiry/lets-talk-link.tsx";
import * as messages from "#app/site/messages.ts";
import { Arrow } from "#app/ui/arrow.tsx";
import { buttonClasses } from "#app/ui/button-look.ts";

/** The only filled button in the layout. */
export function LetsTalk({ className }: { className?: string }) {
  return (
    <LetsTalkLink className={buttonClasses("filled", className)}>
      {messages.letsTalk}
      <Arrow className="shrink-0 transition-transform duration-200 group-hover/button:translate-x-0.5" />
    </LetsTalkLink>
  );
}
