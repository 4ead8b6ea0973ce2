import { canonicalEmail } from "./email-address.ts";
import { directionMarks } from "./storable-text.ts";

/**
 * A subject or name that mail programs show as it was checked, whoever typed it: in one line, without marks that turn
 * the direction around, and without what they would decode as an encoded word (RFC 2047), which could contain both.
 */
export function headerText(text: string): string {
  return text
    .replace(directionMarks, "")
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll("=?", "= ?")
    .trim();
}

interface ReplyAddress {
  name: string;
  address: string;
}

/**
 * The addresses that a Reply-To header can carry; undefined for none. One that mail servers refuse, as earlier enquiries
 * have, would make strict ones refuse the mail that mentions it.
 */
export function replyAddresses(addresses: ReplyAddress | ReplyAddress[] = []): ReplyAddress[] | undefined {
  const usable = [addresses].flat().flatMap(({ name, address }) => {
    const canonical = canonicalEmail(address);
    return canonical ? [{ name: headerText(name), address: canonical }] : [];
  });
  return usable.length > 0 ? usable : undefined;
}
