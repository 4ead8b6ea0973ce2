import type { MouseEvent } from "react";

/**
 * Props of a submit button while its form is being submitted: prevents a second submission but, unlike `disabled`,
 * keeps the focus.
 */
export function pressedOnce(isSending: boolean) {
  return isSending ? { "aria-disabled": true, onClick: (event: MouseEvent) => event.preventDefault() } : {};
}
