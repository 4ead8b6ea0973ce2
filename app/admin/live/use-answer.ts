import { useActionData, useLocation } from "@remix-run/react";
import { useRef } from "react";

/**
 * What the action has answered, as `useActionData` says it, also after the screen was drawn anew for what others
 * change, which makes that forget. Until the next submission or another screen.
 */
export function useAnswer<Action>() {
  const answer = useActionData<Action>();
  const { key } = useLocation();
  const kept = useRef({ key, answer });
  if (answer !== undefined || kept.current.key !== key) kept.current = { key, answer };
  return kept.current.answer;
}
