import { readBrandName } from "#app/domain/settings/brand-name.server.ts";
import { passwordWeakness } from "./password-strength.server.ts";

/**
 * Why a new password is refused, if it is: NIST SP 800-63B asks for a check against common passwords, repetitions,
 * sequences, and the words of the account and the site.
 */
export async function weakPasswordProblem(password: string, account: string[]): Promise<string | undefined> {
  return passwordWeakness(password, [...account, await readBrandName()]);
}
