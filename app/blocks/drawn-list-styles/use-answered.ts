import { useState } from "react";

/**
 * Attributes of a drawn list: `data-answered` from its first answer to a pointer or the focus. From then on its styles
 * also ease back; before, a sheet that arrives after the list would move every name.
 */
export function useAnswered() {
  const [hasAnswered, setHasAnswered] = useState(false);
  const answer = () => setHasAnswered(true);
  return { "data-answered": hasAnswered || undefined, onPointerOver: answer, onFocus: answer };
}
