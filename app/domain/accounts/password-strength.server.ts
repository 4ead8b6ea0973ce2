import { remember } from "@epic-web/remember";
import { messages } from "./messages.ts";

/*
 * How strong a password is. It needs neither the configuration nor the database, because `site init` asks it before
 * there is any.
 */

/** Characters that are looked at: the time of the check grows faster than the length. */
const MAX_CHECKED_LENGTH = 64;

/** Guesses below 10^8 are too few, by https://zxcvbn-ts.github.io/zxcvbn/guide/getting-started/#output */
const MIN_SCORE = 3;

/** Characters that must be left of a password without the account's own words. */
const MIN_OTHER_CHARACTERS = 8;

/** ADMIN_PASSWORD is no password for the first owner. */
export class WeakOwnerPasswordError extends Error {
  override name = "WeakOwnerPasswordError";
  constructor(problem: string) {
    super(messages.adminPasswordIsRejectedChoose(problem));
  }
}

/** Why a password is refused, if it is; `ownTexts` are names and addresses of the account and the site. */
export async function passwordWeakness(password: string, ownTexts: string[]): Promise<string | undefined> {
  const words = ownWords(ownTexts);
  if (isMadeOf(password, words)) return messages.thisPasswordIsMostlyYour;
  const checker = await loadChecker();
  const { score } = checker.check(password.slice(0, MAX_CHECKED_LENGTH), words);
  if (score < MIN_SCORE) return messages.thisPasswordIsEasyTo;
  return undefined;
}

/** Names and addresses, and the parts of them that are long enough to be recognised. */
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

/** Its word lists take half a second and 25 MB, so they are loaded with the first new password and not at the start. */
function loadChecker() {
  return remember("password-checker", async () => {
    const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
      import("@zxcvbn-ts/core"),
      import("@zxcvbn-ts/language-common"),
    ]);
    return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  });
}
