/** Problems of rich text. */
export const noAlternativeText =
  "A picture in the text has no alternative text: describe it, or mark it as decorative";
export const notRichText = "This is not rich text";
