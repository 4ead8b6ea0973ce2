/** Texts of code blocks. */
export const code = "Code";
export const codeOf = (file: string) => `Code of ${file}`;
export const copied = "Copied";
export const copy = "Copy";
export const copyingBlocked = "Blocked by the browser";
