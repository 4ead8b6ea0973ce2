/** Interface text of the page list and the screens of a page. */
export const messages = {
  actions: "Actions",
  added: "Added",
  addressAndMenus: "Address and menus",
  aDeletedPage: "A deleted page",
  all: "All",
  andBelowIt: (title: string, countPages: string) => `${title} and ${countPages} below it`,
  blocks: "Blocks",
  cancel: "Cancel",
  changed: "Changed",
  changedSincePublishing: "Changed since publishing",
  chooseAStartingPoint: "Choose a starting point",
  createPage: "Create page",
  createTheFirstPageFrom: "Create the first page from a preset. It stays private until you publish it.",
  creating: "Creating…",
  deleted: ", deleted",
  deletedBy: (name: string) => ` by ${name}`,
  deletedMeanwhile: (count: number) =>
    count === 1 ? "Someone else has deleted one page." : `Someone else has deleted ${count} pages.`,
  deletedPagesWaitHereFor: (trashDays: number) => `Deleted pages wait here for ${trashDays} days.`,
  deleteLabel: "Delete…",
  deleteLabelWith: (title: string) => `Delete ${title}`,
  deletePermanently: "Delete permanently",
  deletePreset: "Delete",
  draft: "Draft",
  duplicate: "Duplicate",
  emptyPage: "Empty page",
  enterATitle: "Enter a title",
  enterAValidSlugLower: "Enter a valid slug: lower-case letters, digits and single hyphens",
  enterThePathsToCheck: "Enter the paths to check",
  failedToPublish: "Failed to publish",
  file: (text: string) => `File ${text}`,
  fileLabel: "File",
  focalPointAcross: "Focal point across",
  focalPointDown: "Focal point down",
  fromVersionTo: (from: number, later: string) => `From version ${from} to ${later}`,
  hasAScheduledVersion: "has a scheduled version: publish it in its editor",
  hasBeenDeleted: "has been deleted",
  hiddenParentUnpublished: "Hidden: parent unpublished",
  isAlreadyInUseChoose: (path: string) => `${path} is already in use. Choose another address`,
  isHomePage: "is the home page, which is always published",
  isNotComplete: (missing: string) => `is not complete: ${missing}`,
  itStaysPrivateUntilYou: "It stays private until you publish it.",
  keepPage: "Keep page",
  moreFor: (title: string) => `More for ${title}`,
  move: (withPagesBelow: string) => `Move ${withPagesBelow}?`,
  moved: (title: string) => `${title} moved.`,
  movedFromTo: (title: string, from: string, to: string) => `${title} moved from ${from} to ${to}.`,
  movedToTheTrash: (withPagesBelow: string) => `${withPagesBelow} moved to the trash.`,
  moveDown: "Move down",
  moveOrRename: "Move or rename…",
  moveToTheTrash: "Move to the trash",
  moveUp: "Move up",
  moveWith: (countPages: string) => `Move ${countPages}`,
  moving: "Moving…",
  nameOfThePreset: "Name of the preset",
  newPage: "New page",
  newPagesCanBeginWith: "New pages can begin with the blocks of this page’s draft.",
  noBlocksYet: "No blocks yet.",
  noChanges: "No changes.",
  noMatchingPages: "No matching pages",
  noneTopLevel: "None (top level)",
  noPagesYet: "No pages yet",
  noPageWithThisStatus: "No page with this status has these words in its title or path.",
  noSubpages: "No subpages",
  notInMenus: "not in menus",
  overdue: "Overdue",
  page: "Page",
  pages: (count: number) => (count === 1 ? "1 page" : `${count} pages`),
  pagesLabel: "Pages",
  parentPage: "Parent page",
  placesLinkHere: (count: number) => (count === 1 ? "One place links here:" : `${count} places link here:`),
  partOfEitherPath: "Part of either path",
  path: "Path",
  pathExample: "/solutions",
  pathOrWebAddressTo: "Path or web address to redirect to",
  pickedUp: (title: string, position: string, instructions: string) =>
    `${title} picked up, ${position}. ${instructions}`,
  positionAtTopLevel: (position: number, count: number) => `${position} of ${count} at the top level`,
  positionUnder: (position: number, count: number, parent: string) =>
    `${position} of ${count} under ${parent}`,
  pressSpaceToPickUp: "Press Space to pick up the page, then use the arrow keys.",
  preview: "Preview",
  previewLinks: "Preview links",
  publish: "Publish",
  published: "Published",
  publishSelected: "Publish selected",
  redirects: (total: number) => (total === 1 ? "1 redirect" : `${total} redirects`),
  redirectsLabel: "Redirects",
  redirectToAnotherPage301: "Redirect to another page (301)",
  removed: "Removed",
  removedWithSubpages: (subpages: number, trashDays: number) =>
    subpages === 0
      ? `The page is removed from the site immediately and stays in the trash for ${trashDays} days.`
      : subpages === 1
        ? `The page and its subpage are removed from the site immediately and stay in the trash for ${trashDays} days.`
        : `The page and its ${subpages} subpages are removed from the site immediately and stay in the trash for ${trashDays} days.`,
  restore: "Restore",
  restoredAsADraftVisitors: (title: string) =>
    `${title} restored as a draft. Visitors see it once it is published.`,
  restoredAsDraftsVisitorsSee: (withPagesBelow: string) =>
    `${withPagesBelow} restored as drafts. Visitors see each page once it is published.`,
  saveAsPreset: "Save as preset",
  scheduled: "Scheduled",
  searchPages: "Search pages",
  searchRedirects: "Search redirects",
  select: (title: string) => `Select ${title}`,
  selectAll: "Select all",
  selectAtLeastOnePage: "Select at least one page.",
  selected: (countPages: string) => `${countPages} selected`,
  showAllPages: "Show all pages",
  showPageRemoved410: "Show “page removed” (410)",
  slug: "Slug",
  someoneElseHasDeletedThePage: "Someone else has deleted this page.",
  someoneElseHasDeletedThis:
    "Someone else has deleted this redirect in the meantime. Send it again without changes to add it.",
  startFrom: "Start from",
  status: "Status",
  theAddressesOfChangeOld: (countPages: string) =>
    `The addresses of ${countPages} change. Old addresses redirect to the new ones.`,
  theDraft: "the draft",
  theLastPartOfThe: "The last part of the address. If empty, it is created from the title.",
  theMostUsedOfThem: (count: number) => `, the ${count} most used of them`,
  theOrderOfBlocksHas: "The order of blocks has changed.",
  thePageCannotBeMoved: "The page cannot be moved there",
  thePreset: (name: string) => `the preset ${name}`,
  thePageIsNoLongerIn: "The page is no longer in the trash: someone else has deleted it permanently.",
  theTrashIsEmpty: "The trash is empty",
  theWordsAreTheSame: "The words are the same; the formatting or links differ.",
  thisAddressRedirectsInA: "This address redirects in a loop. Choose another",
  thisOrderAppliesToSubpages:
    "This order applies to subpages and lists. The main menu has its own order: pages with a role first, then the other top-level pages by address.",
  thisPageIsBeingDeleted: "This page is being deleted too. Choose another",
  thisPresetHasBeenDeleted: "This preset has been deleted",
  title: "Title",
  titleOrPath: "Title or path",
  trash: "Trash",
  undo: "Undo",
  unpublish: (countPages: string) => `Unpublish ${countPages}`,
  unpublished: (what: string) => `${what} unpublished.`,
  unpublishedUntilSchedule: (what: string) =>
    `${what} unpublished. Its schedule will publish it again, unless you cancel it.`,
  unpublishLabel: "Unpublish",
  unpublishSelected: "Unpublish selected",
  unpublishTheSelectedAndBelow: (countPages: string, countPages2: string) =>
    `Unpublish the selected ${countPages} and ${countPages2} below?`,
  unpublishVisitorsGetNotFound: (withPagesBelow: string, title: string) =>
    `Unpublish ${withPagesBelow}? Visitors get “not found” at these addresses until you publish ${title} again:`,
  unpublishWith: (countPages: string) => `Unpublish ${countPages}?`,
  upAndDownArrowsMove:
    "Up and down arrows move the page, left and right change its parent, Space drops it, Escape cancels.",
  updated: "Updated",
  useAPathThatStarts: "Use a path that starts with /, or a web address",
  useAtMost160Characters: "Use at most 160 characters",
  version: (from: number) => `Version ${from}`,
  versionNumber: (version: number) => `version ${version}`,
  versions: "Versions",
  visitorsGetNotFoundUntil: (questionFor: string) =>
    `${questionFor} Visitors get “not found” until you publish them again.`,
  wasChangedMeanwhile: "was changed at the same moment; check it and try again",
  whenSomeoneOpensAnOld: (path: string) => `When someone opens an old link to ${path}`,
  withPagesBelow: (below: number) =>
    below === 1 ? "with the page below it" : `with ${below} pages below it`,
  withSelectedPages: "With selected pages:",
} as const;

/** `1 page`, `14 pages`. */
export function countPages(count: number): string {
  return messages.pages(count);
}

/** `Solutions and 14 pages below it`. */
export function withPagesBelow(title: string, below: number): string {
  return below === 0 ? title : messages.andBelowIt(title, countPages(below));
}

/** `DWH moved from /solutions/dwh to /services/dwh.` */
export function moveInWords({ title, from, to }: { title: string; from: string; to: string }): string {
  return from === to ? messages.moved(title) : messages.movedFromTo(title, from, to);
}

/** The consequence of changing several pages' addresses for visitors. */
export function addressesInWords(addresses: number): string {
  return messages.theAddressesOfChangeOld(countPages(addresses));
}

/** The message after a page was unpublished. `isScheduled`: whether a pending schedule publishes it again. */
export function unpublishedInWords(what: string, isScheduled: boolean): string {
  return isScheduled ? messages.unpublishedUntilSchedule(what) : messages.unpublished(what);
}

/** The message after a page was restored from the trash. */
export function restoredInWords(title: string, below: number): string {
  return below === 0
    ? messages.restoredAsADraftVisitors(title)
    : messages.restoredAsDraftsVisitorsSee(withPagesBelow(title, below));
}
