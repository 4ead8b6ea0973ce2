/**
 * Text from outside on one line: control characters, among them the NUL that Postgres refuses and the line breaks
 * that part mail headers, become spaces. Marks that turn the direction of a text are left out: with one in its name a
 * file looks like one of another type.
 */
export function oneLine(text: string): string {
  return text
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/\p{Cc}+/gu, " ")
    .trim();
}

/** Text from outside on several lines: line ends become `\n`, other control characters but the tab are left out. */
export function manyLines(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/(?![\n\t])\p{Cc}/gu, "")
    .trim();
}

/** At most `length` characters, none of them cut in half. */
export function shortened(text: string, length: number): string {
  return [...text.slice(0, 2 * length)].slice(0, length).join("");
}

export function readableSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${Math.round(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}
