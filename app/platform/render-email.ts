type Paragraph = string | { link: string; label: string } | { quote: string } | { list: string[] };

/**
 * Renders a short mail as text and as HTML: paragraphs, links on separate lines, quotations and lists. Everything is
 * escaped.
 */
export function renderEmail(paragraphs: Paragraph[]): { text: string; html: string } {
  return {
    text: paragraphs.map(asText).join("\n\n"),
    html: `<div style="max-width:560px;font:16px/1.55 -apple-system,'Segoe UI',Helvetica,Arial,sans-serif">
${paragraphs.map(asHtml).join("\n")}
</div>`,
  };
}

function asText(paragraph: Paragraph): string {
  if (typeof paragraph === "string") return paragraph;
  if ("quote" in paragraph) return `> ${paragraph.quote.replaceAll("\n", "\n> ")}`;
  if ("list" in paragraph) return paragraph.list.map((item) => `- ${item}`).join("\n");
  return `${paragraph.label}:\n${paragraph.link}`;
}

function asHtml(paragraph: Paragraph): string {
  if (typeof paragraph === "string") return `<p>${escaped(paragraph)}</p>`;
  if ("quote" in paragraph)
    return `<blockquote style="margin:0 0 1em;padding-left:12px;border-left:2px solid #ff5a1f;white-space:pre-wrap">${escaped(paragraph.quote)}</blockquote>`;
  if ("list" in paragraph)
    return `<ul>${paragraph.list.map((item) => `<li>${escaped(item)}</li>`).join("")}</ul>`;
  const address = escaped(paragraph.link);
  return `<p>${escaped(paragraph.label)}:<br><a href="${address}">${address}</a></p>`;
}

/** Escapes text for HTML content and quoted attributes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
