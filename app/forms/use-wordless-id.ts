import { useId } from "react";

/**
 * An id for a form that spells no word. Password managers choose what to fill in by words such as `tel`, also in the ids of
 * fields, and the letters of React's ids can spell them.
 */
export function useWordlessId(): string {
  return useId().replace(/[a-z]/gi, (letter) => `-${letter.charCodeAt(0)}`);
}
