import { hash, type Options, verify } from "@node-rs/argon2";
import { readBrandName } from "#app/domain/settings/brand-name.server.ts";
import { passwordWeakness } from "./password-strength.server.ts";

/**
 * argon2id (the library's default algorithm) with 19 MiB, two passes and one lane: the OWASP Password Storage Cheat
 * Sheet's minimum, https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#argon2id
 */
const parameters: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The password as an argon2id hash in PHC string format, with a salt of its own. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters);
}

/**
 * Whether the password belongs to the hash. Without a hash, for an address that nobody has, the same work is done on
 * a hash of nothing, so that the time of the answer does not tell which addresses exist.
 */
export async function passwordMatches(password: string, passwordHash: string | undefined): Promise<boolean> {
  const standIn = await hashOfNothing();
  const matches = await verify(passwordHash ?? standIn, password);
  return matches && passwordHash !== undefined;
}

let standIn: Promise<string> | undefined;

/** Made once per process with the parameters above, so that checking against it costs what a real check costs. */
function hashOfNothing(): Promise<string> {
  standIn ??= hashPassword(crypto.randomUUID());
  return standIn;
}

/**
 * Why a new password is refused, if it is: NIST SP 800-63B asks for a check against common passwords, repetitions,
 * sequences, and the words of the account and the site.
 */
export async function weakPasswordProblem(password: string, account: string[]): Promise<string | undefined> {
  return passwordWeakness(password, [...account, await readBrandName()]);
}
