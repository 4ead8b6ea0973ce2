/** A URL, mail address or host name, all of which mail programs turn into links. */
const linkLike =
  /\b[a-z][a-z0-9+.-]*:\/\/\S+|\bwww\.\S+|\S+@\S+|\b[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}\b\S*/giu;

/** File and library names look like host names (`brief.doc`, `Next.js`), but no host has these endings. */
const noHost = /^(?!www\.)[^/@:]+\.(pdf|docx?|txt|jpe?g|png|js|ts)[.,;:!?)]*$/i;

/** Removes links from sender text in a mail to an unverified address. */
export function withoutLinks(text: string): string {
  return text.replace(linkLike, (found) => (noHost.test(found) ? found : "[link]"));
}

/** Returns the first name for the greeting; undefined when it is not a plain name. */
export function firstNameOf(name: string): string | undefined {
  const [first = ""] = name.split(" ");
  return /^[\p{L}\p{M}’'-]{1,40}$/u.test(first) ? first : undefined;
}
