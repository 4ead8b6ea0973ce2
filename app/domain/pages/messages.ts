/** Interface text of pages: checks of input. */
export const messages = {
  aPageCannotBeIts: "A page cannot be its own parent",
  aPageHasAtMost: (MaxBlocks: number) => `A page has at most ${MaxBlocks} blocks`,
  atMostCharacters: (most: number) => `Use at most ${most} characters`,
  copyOfFrom: (title: string, date: string) => `Copy of “${title}” from ${date}.`,
  heightThePageThePage: (height: number) => (height === 1 ? "The page" : "The page with its subpages"),
  isAlreadyInUseChoose: (path: string) => `${path} is already in use. Choose another address`,
  onlyTheHomePageCan: "Only the home page can have this block. Delete it",
  slug: (name: string) => `Slug": "${name}"`,
  theHomePageCanHave: "The home page can have this block only once. Delete the second one",
  theHomePageCannotBe: "The home page cannot be moved, renamed, copied, unpublished or deleted",
  theHomePageCannotHave: "The home page cannot have subpages",
  theHomePageUsesThis: "The home page uses this address. Choose another",
  thePageNeedsATitle: "The page needs a title",
  theParentPageHasBeen: "The parent page has been deleted. Choose another",
  theStageMustBeThe: "The stage must be the first block. Move it to the top",
  thisAddressIsReservedBy: "This address is reserved by the system. Choose another",
  twoBlocksHaveTheSame: "Two blocks have the same id",
  useAtMost80Characters: "Use at most 80 characters",
  useLowerCaseLettersDigits: "Use lower-case letters, digits and single hyphens, like ai-assistants",
  wouldBeMoreThanLevels: (what: string, maxLevels: number) =>
    `${what} would be more than ${maxLevels} levels deep`,
} as const;
