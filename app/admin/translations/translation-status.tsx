import { Status, type Tone } from "#app/admin/status.tsx";
import type { TranslationState } from "#app/domain/translations/list-translations.server.ts";
import { messages } from "./messages.ts";

const tones: Record<TranslationState, Tone> = {
  draft: "quiet",
  published: "good",
  "source-changed": "signal",
};

/** The state of a document in one language. */
export function TranslationStatus({ state }: { state: TranslationState }) {
  return <Status tone={tones[state]}>{messages.states[state]}</Status>;
}
