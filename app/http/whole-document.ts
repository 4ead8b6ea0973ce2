/**
 * Puts what Remix writes behind the document into its body, where a browser puts it as well: what a page reads to come
 * alive follows `</html>`, which HTML does not allow. Any other text comes back as it is.
 */
export function withinDocument(html: string): string {
  const end = html.indexOf(documentEnd);
  if (end === -1) return html;
  return html.slice(0, end) + html.slice(end + documentEnd.length) + documentEnd;
}

const documentEnd = "</body></html>";
