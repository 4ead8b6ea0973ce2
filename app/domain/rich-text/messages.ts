/** Problems of rich text. */
export const externalPicture = (host: string) =>
  `A picture in the text is on ${host}, not in the library: select it, then copy it to the library or remove it`;
export const noAlternativeText =
  "A picture in the text has no alternative text: describe it, or mark it as decorative";
export const notRichText = "This is not rich text";
