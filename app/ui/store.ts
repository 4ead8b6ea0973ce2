import { useSyncExternalStore } from "react";

/** A state outside of React. `use` returns it to a component and renders that again when it changes. */
export function createStore<State>(initial: State) {
  const listeners = new Set<() => void>();
  let state = initial;
  const get = () => state;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    get,
    set(next: State) {
      state = next;
      for (const listener of [...listeners]) listener();
    },
    use: () => useSyncExternalStore(subscribe, get, () => initial),
  };
}
