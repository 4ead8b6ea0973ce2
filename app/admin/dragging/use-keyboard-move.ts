import { type KeyboardEvent, useState } from "react";

interface KeyboardMove<Lifted> {
  /** Picks up an item: its current place. */
  lift: (id: string) => Lifted | undefined;
  /** The place after a key; undefined for keys that do not move the item. */
  step: (lifted: Lifted, key: string) => Lifted | undefined;
  drop: (lifted: Lifted) => void;
  titleOf: (lifted: Lifted) => string;
  /** The announcements when the item is picked up, and after each step. */
  pickedUp: (lifted: Lifted) => string;
  placeInWords: (lifted: Lifted) => string;
}

/**
 * Moves an item by keyboard: Space picks up and drops, the arrow keys move, Escape cancels. `spoken` is the announcement
 * for screen readers.
 */
export function useKeyboardMove<Lifted>({ lift, step, drop, ...words }: KeyboardMove<Lifted>) {
  const [lifted, setLifted] = useState<Lifted>();
  const [spoken, speak] = useState("");

  function dropAt(place: Lifted | undefined) {
    setLifted(undefined);
    if (place) drop(place);
  }

  function cancel(place = lifted) {
    if (!place) return;
    setLifted(undefined);
    speak(`${words.titleOf(place)} stays where it was.`);
  }

  function onKeyDown(event: KeyboardEvent, id: string) {
    const isTaking = event.key === " " || event.key === "Enter";
    const stepped = lifted && step(lifted, event.key);
    if (!isTaking && !stepped && !(lifted && event.key === "Escape")) return;
    event.preventDefault();
    if (stepped) {
      setLifted(stepped);
      speak(words.placeInWords(stepped));
    } else if (!isTaking) cancel();
    else if (lifted) dropAt(lifted);
    else {
      const place = lift(id);
      setLifted(place);
      if (place) speak(words.pickedUp(place));
    }
  }

  return { lifted, setLifted, spoken, speak, dropAt, cancel, onKeyDown };
}
