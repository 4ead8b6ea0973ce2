import { useActionData, useLocation } from "@remix-run/react";
import { useRef } from "react";

/**
 * The action's response like `useActionData`, but it survives revalidations by live updates. Reset by the next
 * submission or another screen.
 */
export function useAnswer<Action>() {
  const answer = useActionData<Action>();
  const { key } = useLocation();
  const kept = useRef({ key, answer });
  if (answer !== undefined || kept.current.key !== key) kept.current = { key, answer };
  return kept.current.answer;
}
