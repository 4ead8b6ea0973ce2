/** A web address, a mail address or a name of a host, all of which mail programs turn into links. */
const linkLike =
  /\b[a-z][a-z0-9+.-]*:\/\/\S+|\bwww\.\S+|\S+@\S+|\b[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}\b\S*/giu;

/** Names of files and of libraries look like names of hosts (`brief.doc`, `Next.js`), but no host ends like that. */
const noHost = /^(?!www\.)[^/@:]+\.(pdf|docx?|txt|jpe?g|png|js|ts)[.,;:!?)]*$/i;

/** Text of a sender in a mail to an address that nobody has proved to be theirs: it can carry no link. */
export function withoutLinks(text: string): string {
  return text.replace(linkLike, (found) => (noHost.test(found) ? found : "[link]"));
}

/** How to greet the sender; undefined where the name is no plain name. */
export function firstNameOf(name: string): string | undefined {
  const [first = ""] = name.split(" ");
  return /^[\p{L}\p{M}’'-]{1,40}$/u.test(first) ? first : undefined;
}
