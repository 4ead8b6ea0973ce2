/**
 * The conform intent of a submit event: `insert`, `remove`, `reorder`, `update`, or `validate` after a field was left.
 * Undefined for an actual submission.
 */
export function intentOf(event: Event): string | undefined {
  const submitter = event instanceof SubmitEvent ? event.submitter : null;
  if (!(submitter instanceof HTMLButtonElement) || !submitter.formNoValidate) return undefined;
  return JSON.parse(submitter.value).type;
}
