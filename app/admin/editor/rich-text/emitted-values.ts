import { isSame } from "#app/domain/documents/is-same.ts";

/**
 * Tells the values that an editor emitted itself from those of another origin, such as an undo or a merge. A form gives
 * emitted values back in their order, but late and as copies: setting such a value again would move the cursor and
 * drop what was typed since.
 */
export class EmittedValues {
  /** The value that came back last, then those still to come. */
  #values: unknown[];

  constructor(initial: unknown) {
    this.#values = [initial];
  }

  add(value: unknown) {
    this.#values.push(value);
  }

  /** Whether the value needs no update of the editor. Values before it will not come back any more. */
  takesBack(value: unknown): boolean {
    const exact = this.#values.indexOf(value);
    const at = exact === -1 ? this.#values.findIndex((emitted) => isSame(emitted, value)) : exact;
    this.#values = at === -1 ? [value] : this.#values.slice(at);
    return at !== -1;
  }
}
