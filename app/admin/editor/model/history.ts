/** The maximum number of undo steps (requirement PAGE-03). */
export const MAX_STEPS = 200;

/** Milliseconds without a keystroke that end a step of typing. */
export const typingPause = 1000;

/** Undo and redo stacks; the latest state is last in `past` and in `future`. */
export interface History<State> {
  past: readonly State[];
  present: State;
  future: readonly State[];
  /** The step that is still being typed: its field and the time of the last keystroke. */
  typing: { field: string; at: number } | null;
}

export function newHistory<State>(present: State): History<State> {
  return { past: [], present, future: [], typing: null };
}

/**
 * Records a new state as an undo step; an equal state adds none. Keystrokes in one `field` without a pause are one
 * step.
 * `now` in milliseconds.
 */
export function record<State>(
  history: History<State>,
  next: State,
  { field, now = 0 }: { field?: string; now?: number } = {},
): History<State> {
  if (next === history.present) return history;
  const { typing, past, present } = history;
  const goesOn = field !== undefined && typing?.field === field && now - typing.at < typingPause;
  return {
    past: goesOn ? past : [...past, present].slice(-MAX_STEPS),
    present: next,
    future: [],
    typing: field === undefined ? null : { field, at: now },
  };
}

export function undo<State>(history: History<State>): History<State> {
  const previous = history.past.at(-1);
  if (history.past.length === 0 || previous === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [...history.future, history.present],
    typing: null,
  };
}

export function redo<State>(history: History<State>): History<State> {
  const next = history.future.at(-1);
  if (next === undefined) return history;
  return {
    past: [...history.past, history.present],
    present: next,
    future: history.future.slice(0, -1),
    typing: null,
  };
}

/** Applies a change to every step: for changes by others, which cannot be undone here. */
export function mapHistory<State>(history: History<State>, change: (state: State) => State): History<State> {
  return {
    past: history.past.map(change),
    present: change(history.present),
    future: history.future.map(change),
    typing: history.typing,
  };
}
