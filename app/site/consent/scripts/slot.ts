/** A place on the page that holds something with scripts, or nothing. */
export interface Slot<Content> {
  /** Takes out what the slot holds and puts in something else; the same again changes nothing. */
  fill(content: Content | undefined): void;
  /** Whether anything was put in since the page was loaded. Taking it out does not stop it. */
  hasRun(): boolean;
}

/** A slot whose content is put in by `inject`, which answers with what takes it out. */
export function slot<Content>(inject: (content: Content) => () => void): Slot<Content> {
  let held: string | undefined;
  let remove = () => {};
  let hasRun = false;

  return {
    fill(content) {
      const next = JSON.stringify(content);
      if (next === held) return;
      held = next;
      remove();
      remove = () => {};
      if (content === undefined) return;
      remove = inject(content);
      hasRun = true;
    },
    hasRun: () => hasRun,
  };
}
