/** Titles and forms of address before a name, without dots. */
const titles = new Set(
  "dr drs prof mr mrs ms miss mx sir dame lord lady rev herr frau hr fr ing dipl-ing mag med habil sr sra srta dott dottssa don doña me mme mlle m".split(
    " ",
  ),
);

/** What follows a comma without being a given name. */
const suffix = /^(jr|sr|ii|iii|iv|phd|md|mba|bsc|msc|ba|ma|esq|inc|ltd|llc|gmbh|co)\.?$/iu;

/** Legal forms and words that only companies have in their name. */
const company =
  /(^|[\s,])(gmbh|ag|kg|ug|ohg|ltd|limited|llc|llp|plc|inc|corp|co|sa|s\.a|sarl|sas|srl|spa|s\.p\.a|lda|bv|b\.v|nv|oy|ab|as|aps|kft|sro|s\.r\.o|pty|company|group|agency|studio|team|holding)\.?(?=$|[\s,])|[&+/@]/iu;

/** Written with the family name first, often without a space. */
const familyNameFirst = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The start of a family name or of a compound given name. */
const particles = new Set(
  "de da do dos das di del della van von der den la le el al bin ibn abd abdul abu عبد أبو ابو بن".split(" "),
);

/** A name without dots, digits and signs; not an initial. */
const plainName = /^(?=.*\p{L}.*\p{L})[\p{L}\p{M}’'-]{2,40}$/u;

/**
 * Returns the given name that mails greet a person by. Undefined where a greeting could be wrong: companies, initials,
 * a title with a family name, names with the family name first.
 */
export function firstNameOf(name: string): string | undefined {
  if (company.test(name) || familyNameFirst.test(name)) return undefined;
  const [before = "", after = ""] = name.split(",").map((part) => part.trim());
  const isFamilyNameFirst = after !== "" && !suffix.test(after);
  const all = (isFamilyNameFirst ? after : before).split(/\s+/u).filter((part) => /[\p{L}\d]/u.test(part));
  const start = all.findIndex((part) => !isTitle(part));
  const names = start < 0 ? [] : all.slice(start);
  const [first, second] = names;
  // "Dr. Müller": the only name left is the family name.
  if (first === undefined || (names.length === 1 && all.length > 1 && !isFamilyNameFirst)) return undefined;
  // "MÜLLER Anna": the capitals mark the family name.
  const isCapital = (part: string) => part.length > 2 && part === part.toUpperCase();
  if (second !== undefined && isCapital(first) && hasCase(first) && !isCapital(second)) return undefined;
  if (!plainName.test(first) || particles.has(first.toLowerCase())) return undefined;
  return capitalised(first);
}

/** Words of a full name: more are a sentence. */
const MAX_WORDS = 6;

/**
 * Returns the whole name that a formal mail greets a person by: `Dr. Anna Müller`. Undefined where `firstNameOf` is, and
 * for anything that is not a plain name.
 */
export function fullNameOf(name: string): string | undefined {
  if (!firstNameOf(name)) return undefined;
  const [before = "", after = ""] = name.split(",").map((part) => part.trim());
  const words = `${suffix.test(after) ? "" : after} ${before}`.split(/\s+/u).filter(Boolean);
  const isName = words.length <= MAX_WORDS && words.every((word) => isTitle(word) || partOfName.test(word));
  if (!isName) return undefined;
  return words.map((word) => (particles.has(word.toLowerCase()) ? word : capitalised(word))).join(" ");
}

/** A name as above, or an initial with its dot. */
const partOfName = /^(?:[\p{L}\p{M}’'-]{1,40}|\p{L}\.)$/u;

const isTitle = (part: string) => titles.has(part.toLowerCase().replaceAll(".", ""));

const hasCase = (text: string) => text.toLowerCase() !== text.toUpperCase();

/** `ANNA-LENA` and `anna-lena` become `Anna-Lena`; mixed spellings such as `McKay` stay. */
function capitalised(name: string): string {
  const isUniform = name === name.toUpperCase() || name === name.toLowerCase();
  if (!isUniform) return name;
  return name.toLowerCase().replace(/(^|[-’'])(\p{L})/gu, (_, mark, letter) => mark + letter.toUpperCase());
}
