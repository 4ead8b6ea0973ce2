import { remember } from "@epic-web/remember";
import { keyboardGraphs } from "./keyboard-graphs.ts";
import { messages } from "./messages.ts";

/* Checks password strength without configuration or database, because `site init` runs it before either exists. */

/** Characters that are checked: the duration grows faster than the length. */
const MAX_CHECKED_LENGTH = 64;

/**
 * At least 10^10 guesses, by https://zxcvbn-ts.github.io/zxcvbn/guide/getting-started/#output: a word of any language
 * with a year and a sign (`Agentur2026!`) has fewer.
 */
const MIN_SCORE = 4;

/** At least 10^8 guesses for what remains without the account's own words, whose places are unknown as well. */
const MIN_SCORE_OF_REST = 3;

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
  const checker = await loadChecker();
  const scoreOf = (text: string) => checker.check(text.slice(0, MAX_CHECKED_LENGTH), words).score;
  const rest = withoutWords(password, words);
  if (rest !== undefined && scoreOf(rest) < MIN_SCORE_OF_REST) return messages.thisPasswordIsMostlyYour;
  if (scoreOf(password) < MIN_SCORE) return messages.thisPasswordIsEasyTo;
  return undefined;
}

/** Names and addresses, and their parts that are long enough to be recognised. */
function ownWords(texts: string[]): string[] {
  const whole = texts.map((text) => text.toLowerCase());
  const parts = whole.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)).filter((part) => part.length >= 3);
  return [...new Set([...whole, ...parts])].filter(Boolean).sort((one, other) => other.length - one.length);
}

/** The letters and digits that remain without these words; undefined if the password has none of them. */
function withoutWords(password: string, words: string[]): string | undefined {
  const whole = password.toLowerCase();
  let rest = whole;
  for (const word of words) rest = rest.replaceAll(word, "");
  return rest === whole ? undefined : rest.replace(/[^\p{L}\p{N}]/gu, "");
}

/** The word lists take half a second and 25 MB, so the first new password loads them, not the start. */
function loadChecker() {
  return remember("password-checker", async () => {
    const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
      import("@zxcvbn-ts/core"),
      import("@zxcvbn-ts/language-common"),
    ]);
    return new ZxcvbnFactory({ dictionary, graphs: { ...adjacencyGraphs, ...keyboardGraphs() } });
  });
}
