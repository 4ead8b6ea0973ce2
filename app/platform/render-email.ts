type Paragraph = string | { link: string; label: string };

/** Renders a short mail as text and as HTML: paragraphs, and links on separate lines. Everything is escaped. */
export function renderEmail(paragraphs: Paragraph[]): { text: string; html: string } {
  return {
    text: paragraphs
      .map((paragraph) =>
        typeof paragraph === "string" ? paragraph : `${paragraph.label}:\n${paragraph.link}`,
      )
      .join("\n\n"),
    html: `<div style="max-width:560px;font:16px/1.55 -apple-system,'Segoe UI',Helvetica,Arial,sans-serif">
${paragraphs.map(asHtml).join("\n")}
</div>`,
  };
}

function asHtml(paragraph: Paragraph): string {
  if (typeof paragraph === "string") return `<p>${escaped(paragraph)}</p>`;
  const address = escaped(paragraph.link);
  return `<p>${escaped(paragraph.label)}:<br><a href="${address}">${address}</a></p>`;
}

/** Escapes text for HTML content and quoted attributes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
