/** Lets `/` focus the search box of the screen, unless the focus is in a field. Its text is sent to the browser: no imports. */
export function focusSearchOnSlash(event: KeyboardEvent) {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  if (key !== "/" || ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return;
  if (target.closest("input, textarea, select, [contenteditable]")) return;
  const search = document.querySelector<HTMLElement>('[role="search"] [aria-keyshortcuts="/"]');
  if (!search) return;
  event.preventDefault();
  search.focus();
}

/**
 * Runs while a document of the admin is read: a key that is pressed before React has hydrated the screen would be lost,
 * and with it what is typed next.
 */
export const slashKeyScript = `document.addEventListener("keydown",${focusSearchOnSlash});`;
