import { remember } from "@epic-web/remember";
import { hash, type Options, verify } from "@node-rs/argon2";
import { eq } from "drizzle-orm";
import { readBrandName } from "#app/domain/settings/settings.server.ts";
import { db } from "#app/platform/database.server.ts";
import { defineRateLimit } from "#app/platform/rate-limits.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import type { Staff } from "./account.ts";
import { messages } from "./messages.ts";

/**
 * argon2id (the library's default algorithm) with 19 MiB, two passes and one lane: the OWASP Password Storage Cheat
 * Sheet's minimum, https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#argon2id
 */
const parameters: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Returns the password as a salted argon2id hash in PHC string format. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters);
}

/**
 * Whether the password matches the hash. Without a hash (unknown address), the same work runs on a dummy hash, so that
 * the response time does not reveal which addresses exist.
 */
export async function passwordMatches(password: string, passwordHash: string | undefined): Promise<boolean> {
  const standIn = await hashOfNothing();
  const matches = await verify(passwordHash ?? standIn, password);
  return matches && passwordHash !== undefined;
}

let standIn: Promise<string> | undefined;

/** Computed once per process with the parameters above, so that a check against it takes as long as a real one. */
function hashOfNothing(): Promise<string> {
  standIn ??= hashPassword(crypto.randomUUID());
  return standIn;
}

/**
 * Returns the reason why a new password is refused, if any: NIST SP 800-63B requires a check against common passwords,
 * repetitions, sequences, and words of the account and the site.
 */
export async function weakPasswordProblem(password: string, account: string[]): Promise<string | undefined> {
  return passwordWeakness(password, [...account, await readBrandName()]);
}

/** Wrong passwords per signed-in account. */
const perAccount = defineRateLimit({ name: "confirm:account", points: 10, seconds: 15 * 60 });

type Confirmation = { kind: "confirmed" } | { kind: "wrong" } | { kind: "limited"; retryAfter: number };

/**
 * Asks for the password again before a sensitive action, so that an unlocked screen is not enough. Wrong passwords are
 * rate limited.
 */
export async function confirmPassword(staff: Staff, password: string): Promise<Confirmation> {
  const retryAfter = await perAccount.take(staff.id);
  if (retryAfter > 0) return { kind: "limited", retryAfter };
  const [account] = await db
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, staff.id));
  if (!(await passwordMatches(password, account?.passwordHash))) return { kind: "wrong" };
  await perAccount.refund(staff.id);
  return { kind: "confirmed" };
}

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
