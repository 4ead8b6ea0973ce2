import { telephone } from "#app/ui/telephone.ts";

/** The `tel:` address of a lead's number, with its extension: https://www.rfc-editor.org/rfc/rfc3966#section-5.3 */
export function callAddress(phone: string): string {
  const [number = "", extension] = phone.split(" ext. ");
  return telephone(number) + (extension ? `;ext=${extension}` : "");
}
