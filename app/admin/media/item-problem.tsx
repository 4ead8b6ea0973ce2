import { Form } from "@remix-run/react";
import type { MediaItem } from "#app/domain/media/media-item.ts";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { paths } from "#app/http/paths.ts";
import { messages } from "./messages.ts";

interface ItemProblemProps {
  item: MediaItem;
  mayUpdate: boolean;
}

/** The state of the variants while they are not ready. */
export function ItemProblem({ item: { id, state, problem, source }, mayUpdate }: ItemProblemProps) {
  if (state === "ready") return null;
  if (state === "processing") {
    return (
      <p role="status" className="mb-5 border-l-2 border-line pl-3 text-muted">
        {source ? messages.theNewFileIsBeing : messages.processingTakesAFewSeconds}
      </p>
    );
  }
  return (
    <div role="alert" className="mb-5 border-l-2 border-bad pl-3">
      <p>
        <span className="text-bad">{messages.processingFailed}</span> {problem}{" "}
        {source ? messages.thePreviousFileIsStill : ""}
      </p>
      {mayUpdate ? (
        <Form method="post" action={paths.admin.mediaVariants(id)} className="mt-2">
          <SubmitButton density="compact" pendingLabel={messages.trying}>
            {messages.tryAgain}
          </SubmitButton>
        </Form>
      ) : null}
    </div>
  );
}
