/** Output of `site admin`. */
export const messages = {
  alreadyHasAccount: (email: string) => `${email} already has an account. Another owner can change its role.`,
  bucketsAdopted: (names: string) => `The buckets ${names} now belong to this database.`,
  disabled: "disabled",
  noAccount: (email: string) => `No account has the address ${email}. See: site admin list`,
  noAccounts: "There are no accounts. To create the first, run: site admin create-owner EMAIL",
  noActiveAccount: (email: string) => `No active account has the address ${email}. See: site admin list`,
  notAnEmailAddress: (email: string) => `"${email}" is not an email address.`,
  objectsDeleted: (count: number, bucket: string) => `${count} objects of the bucket ${bucket} were deleted.`,
  ownerLink: (site: string, url: string) =>
    `This link creates an owner account for ${site}. It works once, for seven days:\n${url}`,
  passwordOnly: "password only",
  recoveryLink: (name: string, site: string, url: string) =>
    `${name} can set a new password for ${site} with this link. It works once, for one hour:\n${url}`,
  removeOldKeys: (done: string) => `${done} You can remove SECRET_KEYS_OLD.`,
  resealed: (count: number) => `${count} authenticator apps are encrypted with the current SECRET_KEY.`,
  secondFactor: "second factor",
  secondFactorRemoved: (name: string, site: string) =>
    `${name} signs in to ${site} with the password only until a second factor is set up again, and is notified by email.`,
  unreadableSecrets: (done: string, count: number) =>
    `${done} ${count} cannot be decrypted with any key: add the key they were encrypted with to SECRET_KEYS_OLD.`,
} as const;
