/**
 * Attributes of an element that scripts fill before React hydrates it. React neither compares nor changes the content
 * of an element whose content is given as HTML: any other would have to be empty when React comes.
 */
export const leftToScripts = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: "" },
} as const;
