import { useActionData, useLocation } from "@remix-run/react";
import { useRef } from "react";

/**
 * The action's response like `useActionData`, but it survives revalidations by live updates. Reset by the next
 * submission or another screen.
 */
export function useAnswer<Action>() {
  const answer = useActionData<Action>();
  const { key } = useLocation();
  const latest = useRef({ key, answer });
  if (answer !== undefined || latest.current.key !== key) latest.current = { key, answer };
  return latest.current.answer;
}
