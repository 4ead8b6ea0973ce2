/**
 * What a submit event asks of the form itself: `insert`, `remove`, `reorder`, `update`, or `validate` when a field
 * was left. Undefined when the form is to be sent.
 */
export function intentOf(event: Event): string | undefined {
  const submitter = event instanceof SubmitEvent ? event.submitter : null;
  if (!(submitter instanceof HTMLButtonElement) || !submitter.formNoValidate) return undefined;
  return JSON.parse(submitter.value).type;
}
