/** In the page: whether a view transition runs. Its picture lies above the page, and a press is lost. */
export function isChangingPage(): boolean {
  return document
    .getAnimations()
    .some(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith("::view-transition"));
}
