/** Escapes Markdown syntax. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_[\]<>~|]/g, "\\$&")
    .replace(/&(?=[#\w]+;)/g, "\\&")
    .replace(/^(\s*)(#{1,6}|[+-])(?=\s|$)/gm, "$1\\$2")
    .replace(/^(\s*\d+)([.)])(?=\s|$)/gm, "$1\\$2")
    .replace(/^(\s*)(-{3,}|={3,})/gm, "$1\\$2");
}

export function markdownLink(href: string, label: string): string {
  return `[${label}](${destination(href)})`;
}

export function markdownImage(src: string, alt: string): string {
  return `![${escapeMarkdown(alt)}](${destination(src)})`;
}

/** In angle brackets if it contains spaces or brackets. */
function destination(href: string): string {
  return /[\s()<>]/.test(href) ? `<${href.replace(/[<>]/g, encodeURIComponent)}>` : href;
}

/** A code fence longer than any run of backticks in the code. */
export function fenced(code: string, language = ""): string {
  const runs = [...code.matchAll(/`{3,}/g)].map(([run]) => run.length);
  const fence = "`".repeat(Math.max(2, ...runs) + 1);
  return `${fence}${language}\n${code}\n${fence}`;
}

/** Prefixes each line; empty lines get no trailing spaces. */
export function indented(text: string, prefix: string): string {
  return text
    .split("\n")
    .map((line) => (line === "" ? prefix.trimEnd() : prefix + line))
    .join("\n");
}

/** A table whose first row is its header. Cells are Markdown on a single line. */
export function tableToMarkdown(rows: string[][]): string {
  const width = Math.max(...rows.map(({ length }) => length));
  const line = (cells: string[]) =>
    `| ${Array.from({ length: width }, (_, column) => cells[column] ?? "").join(" | ")} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(Array.from({ length: width }, () => "---")), ...body.map(line)].join("\n");
}
