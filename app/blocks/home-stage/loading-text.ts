/** "Home intro and decorations" of the specification. */
export function loadingText(percent: number): string {
  return `Thinking ${percent}%...`;
}
