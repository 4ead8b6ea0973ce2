import type { MouseEvent } from "react";

/**
 * What a button gets whose form is on its way: it cannot be pressed once more, and keeps the keyboard, which `disabled`
 * would take from it.
 */
export function pressedOnce(isSending: boolean) {
  return isSending ? { "aria-disabled": true, onClick: (event: MouseEvent) => event.preventDefault() } : {};
}
