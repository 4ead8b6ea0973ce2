/** A place on the page for optional content with scripts. */
export interface Slot<Content> {
  /** Replaces the slot's content; unchanged content is left alone. */
  fill(content: Content | undefined): void;
  /** Whether any content was inserted since the page load. Removing scripts does not stop them. */
  hasRun(): boolean;
}

/** Creates a slot; `inject` inserts the content and returns a function that removes it. */
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
