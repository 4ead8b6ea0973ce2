/** Expands the first invalid field and focuses it, after the errors are rendered. */
export function revealFirstWrong(form: HTMLFormElement) {
  requestAnimationFrame(() => {
    const wrong = form.querySelector<HTMLElement>("[aria-invalid=true]");
    const fold = wrong?.closest("details");
    if (fold) fold.open = true;
    wrong?.focus();
  });
}
