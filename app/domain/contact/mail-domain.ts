import { canonicalEmail } from "#app/platform/email-address.ts";

/** Domains of many people's addresses; each is right as it is, and another one that differs by a slip may be meant. */
const commonDomains = [
  ...["gmail.com", "googlemail.com", "yahoo.com", "yahoo.co.uk", "yahoo.fr", "yahoo.de", "ymail.com"],
  ...["hotmail.com", "hotmail.co.uk", "hotmail.fr", "outlook.com", "outlook.pt", "live.com", "msn.com"],
  ...["icloud.com", "me.com", "mac.com", "aol.com", "mail.com", "email.com", "gmx.com", "gmx.de", "gmx.net"],
  ...["web.de", "t-online.de", "freenet.de", "proton.me", "protonmail.com", "pm.me", "fastmail.com"],
  ...["orange.fr", "wanadoo.fr", "laposte.net", "sapo.pt", "libero.it", "btinternet.com", "yandex.com"],
];

/** Shorter names differ by one letter from too many companies' own. */
const minComparedLength = "gmail.com".length;

/** Slips that are no top-level domain themselves. */
const topLevelSlips: Record<string, string> = {
  ...{ con: "com", cmo: "com", ocm: "com", vom: "com", xom: "com", comm: "com", coom: "com" },
  ...{ nte: "net", ent: "net", ner: "net", ogr: "org", rog: "org" },
};

export interface MeantAddress {
  address: string;
  domain: string;
}

/** The address that was probably meant by a valid one; undefined when that can be right. */
export function meantAddress(typed: string): MeantAddress | undefined {
  const [local, host = ""] = (canonicalEmail(typed) ?? "").split("@");
  const domain = meantDomain(host);
  return domain ? { address: `${local}@${domain}`, domain } : undefined;
}

/** The domain that was probably meant, when this one is a slip away from a common one; undefined when it can be right. */
export function meantDomain(domain: string): string | undefined {
  const typed = domain.toLowerCase();
  if (commonDomains.includes(typed)) return undefined;
  const ending = typed.slice(typed.lastIndexOf(".") + 1);
  const meant = Object.hasOwn(topLevelSlips, ending) ? topLevelSlips[ending] : undefined;
  if (meant) {
    const repaired = typed.slice(0, -ending.length) + meant;
    return meantDomain(repaired) ?? repaired;
  }
  return commonDomains.find((common) => common.length >= minComparedLength && isSlipOf(typed, common));
}

/** One letter more, less or other, or two neighbours swapped. */
function isSlipOf(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [restOfA, restOfB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const isOneLetter = restOfA.length <= 1 && restOfB.length <= 1;
  return isOneLetter || (restOfA.length === 2 && restOfA === [...restOfB].reverse().join(""));
}
