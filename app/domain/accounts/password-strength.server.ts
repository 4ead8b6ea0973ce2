import { remember } from "@epic-web/remember";
import { messages } from "./messages.ts";

/* Checks password strength without configuration or database, because `site init` runs it before either exists. */

/** Characters that are checked: the duration grows faster than the length. */
const MAX_CHECKED_LENGTH = 64;

/** Guesses below 10^8 are too few, by https://zxcvbn-ts.github.io/zxcvbn/guide/getting-started/#output */
const MIN_SCORE = 3;

/** Minimum characters of a password that remain without the account's own words. */
const MIN_OTHER_CHARACTERS = 8;

/** ADMIN_PASSWORD is too weak for the first owner. */
export class WeakOwnerPasswordError extends Error {
  override name = "WeakOwnerPasswordError";
  constructor(problem: string) {
    super(messages.adminPasswordIsRejectedChoose(problem));
  }
}

/**
 * Returns the reason why a password is refused, if any; `ownTexts` are names and addresses of the account and the site.
 */
export async function passwordWeakness(password: string, ownTexts: string[]): Promise<string | undefined> {
  const words = ownWords(ownTexts);
  if (isMadeOf(password, words)) return messages.thisPasswordIsMostlyYour;
  const checker = await loadChecker();
  const { score } = checker.check(password.slice(0, MAX_CHECKED_LENGTH), words);
  if (score < MIN_SCORE) return messages.thisPasswordIsEasyTo;
  return undefined;
}

/** Names and addresses, and their parts that are long enough to be recognised. */
function ownWords(texts: string[]): string[] {
  const whole = texts.map((text) => text.toLowerCase());
  const parts = whole.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)).filter((part) => part.length >= 3);
  return [...new Set([...whole, ...parts])].filter(Boolean).sort((one, other) => other.length - one.length);
}

function isMadeOf(password: string, words: string[]): boolean {
  let rest = password.toLowerCase();
  for (const word of words) rest = rest.replaceAll(word, "");
  return rest !== password.toLowerCase() && rest.replace(/[^\p{L}\p{N}]/gu, "").length < MIN_OTHER_CHARACTERS;
}

/** The word lists take half a second and 25 MB, so the first new password loads them, not the start. */
function loadChecker() {
  return remember("password-checker", async () => {
    const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
      import("@zxcvbn-ts/core"),
      import("@zxcvbn-ts/language-common"),
    ]);
    return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  });
}
