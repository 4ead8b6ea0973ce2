/** Returns the reference that senders and the team quote: `5A8F-2F0E`, the start of the lead's id. */
export function referenceOf(leadId: string): string {
  return `${leadId.slice(0, 4)}-${leadId.slice(4, 8)}`.toUpperCase();
}

/** Returns the start of the lead's id for a reference; undefined for any other text. */
export function idStartOf(reference: string): string | undefined {
  const [, first, second] = /^\s*([0-9a-f]{4})-?([0-9a-f]{4})\s*$/i.exec(reference) ?? [];
  return first && second && (first + second).toLowerCase();
}
