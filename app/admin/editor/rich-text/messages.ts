/** Interface text of the rich text editor. */
export const messages = {
  addingPictures: (count: number) =>
    count === 1 ? "Adding a picture to the library…" : `Adding ${count} pictures to the library…`,
} as const;
