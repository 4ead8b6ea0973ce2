/**
 * Sanitises external text to one line: control characters become spaces, including NUL, which Postgres rejects, and
 * line breaks, which separate mail headers. Removes bidirectional formatting characters: they can disguise a file's
 * extension.
 */
export function oneLine(text: string): string {
  return text
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/\p{Cc}+/gu, " ")
    .trim();
}

/**
 * Sanitises external text to multiple lines: line ends become `\n`; other control characters except tabs are removed.
 */
export function manyLines(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/(?![\n\t])\p{Cc}/gu, "")
    .trim();
}

/** Returns at most `length` characters without splitting a character. */
export function shortened(text: string, length: number): string {
  return [...text.slice(0, 2 * length)].slice(0, length).join("");
}

export function readableSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${Math.round(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}
