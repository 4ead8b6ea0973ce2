/** A dot-atom: https://www.rfc-editor.org/rfc/rfc5321#section-4.1.2. Other letters need SMTPUTF8, which many servers lack. */
const localPart = /^(?=.{1,64}$)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;

/** At least two labels of 1 to 63 characters, without a hyphen at the edges; the last one is not a number. */
const hostName = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/** What a URL would read as something else than a host, and invisible characters, which it would drop. */
const noHost = /[\s@:/?#%<>[\]\\\p{C}\p{Default_Ignorable_Code_Point}]/u;

const maxLength = 254; // https://www.rfc-editor.org/errata/eid1690

/**
 * The one spelling of an address, in which it is stored and found: without what a paste brings along, the domain in
 * lower case and ASCII. Undefined for an address that mail servers refuse.
 */
export function canonicalEmail(text: string): string | undefined {
  const address = withoutWrapping(text);
  const at = address.lastIndexOf("@");
  const local = address.slice(0, Math.max(at, 0));
  const host = asciiHost(address.slice(at + 1));
  const canonical = `${local}@${host}`;
  if (!localPart.test(local) || !hostName.test(host) || canonical.length > maxLength) return undefined;
  return canonical;
}

/** The first character before the @ that needs SMTPUTF8, which is why the address is refused. */
export function letterBeyondAscii(text: string): string | undefined {
  return /^[^@]*?((?![\p{ASCII}\p{Default_Ignorable_Code_Point}])[\p{L}\p{N}\p{P}\p{S}])[^@]*@/u.exec(
    withoutWrapping(text),
  )?.[1];
}

/**
 * `Name <address>`, `mailto:` with its query, quotes and brackets around, invisible characters before and after, full-width
 * letters, and one mark at the end of a sentence.
 */
function withoutWrapping(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, "")
    .replace(/[.,;/]$/, "")
    .replace(/^(?:[^@<>]*\s)?<([^<>]*)>$/, "$1")
    .replace(/^(["'([“‘])(.*)["')\]”’]$/, "$2")
    .replace(/^mailto:([^?]*)(?:\?.*)?$/i, "$1")
    .replace(/["')\]>”’]$/, "")
    .trim();
}

/** Punycode by the platform's own rules, the same in browsers and Node.js; empty for no host. */
function asciiHost(domain: string): string {
  if (noHost.test(domain)) return "";
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return "";
  }
}
