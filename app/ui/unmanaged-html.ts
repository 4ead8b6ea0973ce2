/**
 * Attributes of an element that scripts fill. React neither compares nor changes content set as HTML; any other content
 * would have to be empty at hydration.
 */
export const unmanagedHtml = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: "" },
} as const;
