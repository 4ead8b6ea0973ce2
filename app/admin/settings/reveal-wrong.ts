/** Unfolds the first wrong field of a form and puts the keyboard there, once the errors have been drawn. */
export function revealFirstWrong(form: HTMLFormElement) {
  requestAnimationFrame(() => {
    const wrong = form.querySelector<HTMLElement>("[aria-invalid=true]");
    const fold = wrong?.closest("details");
    if (fold) fold.open = true;
    wrong?.focus();
  });
}
