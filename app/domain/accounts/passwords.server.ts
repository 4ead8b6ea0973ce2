import { hash, type Options, verify } from "@node-rs/argon2";
import { readBrandName } from "#app/domain/settings/brand-name.server.ts";
import { passwordWeakness } from "./password-strength.server.ts";

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
