/** Texts of saving settings. */
export const messages = {
  fileDeleted: "Its file was deleted from the library: choose another",
  noLongerValid: (problem: string) => `This value is no longer valid: ${problem}`,
};
