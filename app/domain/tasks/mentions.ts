interface Person {
  id: string;
  name: string;
}

/**
 * The people mentioned in a text: `@` followed by the full name or, if unique, the first name. Case-insensitive and
 * without duplicates. An address such as `sales@kestrel.example` mentions nobody.
 */
export function findMentions<Someone extends Person>(text: string, people: Someone[]): Someone[] {
  const byLength = people
    .flatMap((person) => namesOf(person, people).map((name) => ({ name: name.toLowerCase(), person })))
    .toSorted((one, other) => other.name.length - one.name.length);
  const found = new Set<Someone>();
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}_.])@(?=\S)/gu)) {
    const rest = text.slice(index + 1).toLowerCase();
    const named = byLength.find(
      ({ name }) => rest.startsWith(name) && !/^[\p{L}\p{N}]/u.test(rest.slice(name.length)),
    );
    if (named) found.add(named.person);
  }
  return [...found];
}

/** Maximum number of suggestions. */
const MAX_SUGGESTIONS = 6;

/** Suggests people for the text after an `@`: matches the start of a name or of one of its parts. */
export function suggestPeople<Someone extends { name: string }>(typed: string, people: Someone[]): Someone[] {
  const query = typed.toLowerCase();
  const startsWithQuery = (name: string) => name.toLowerCase().startsWith(query);
  const byName = people.filter(({ name }) => startsWithQuery(name));
  const byPart = people.filter(({ name }) => !startsWithQuery(name) && name.split(" ").some(startsWithQuery));
  return [...byName, ...byPart].slice(0, MAX_SUGGESTIONS);
}

function namesOf({ name }: Person, people: Person[]): string[] {
  const first = firstOf(name);
  const isUnique =
    people.filter((other) => firstOf(other.name).toLowerCase() === first.toLowerCase()).length === 1;
  return isUnique ? [name, first] : [name];
}

function firstOf(name: string): string {
  return name.split(" ", 1)[0] ?? name;
}
