/** Checks of content. */
export const messages = {
  addressTaken: "This address is already taken. Choose another",
  fileDeleted: (label: string) => `${label}: a file was deleted from the library; choose another`,
} as const;
