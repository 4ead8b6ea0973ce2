/** The text field beside the hidden id of a task's lead. */
export const leadTextField = "leadText";

export interface LeadChoice {
  id: string;
  name: string;
  email: string;
}

/** A lead's label in the field. */
export function leadLabel({ name, email }: Pick<LeadChoice, "name" | "email">): string {
  return `${name} (${email})`;
}
