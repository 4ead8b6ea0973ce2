/** Focuses the screen's search box on `/`, unless the focus is in a field. */
export function focusSearchOnSlash(event: KeyboardEvent) {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  if (key !== "/" || ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return;
  if (target.closest("input, textarea, select, [contenteditable]")) return;
  const search = document.querySelector<HTMLElement>('[role="search"] [aria-keyshortcuts="/"]');
  if (!search) return;
  event.preventDefault();
  search.focus();
}
