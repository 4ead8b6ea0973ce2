/** The hint of each field for a new password. */
export const newPasswordHint = "Use at least 12 characters. A few words in a row are fine.";
