/** Interface text of leads. */
export const messages = {
  answeredMeanwhile: (name: string, ago: string) =>
    ago === "now" ? `${name} has just answered.` : `${name} answered ${ago} ago.`,
  fileCount: (fileCount: number) => (fileCount === 1 ? "1 file" : `${fileCount} files`),
  leadCount: (count: string) => (count === "1" ? "1 lead" : `${count} leads`),
  leadsErased: (erased: number) => (erased === 1 ? "1 lead erased" : `${erased} leads erased`),
  moreFromSamePerson: (count: number) =>
    count === 1 ? "1 more from the same person" : `${count} more from the same person`,
  pageCount: (count: number) => (count === 1 ? "1 page" : `${count} pages`),
  replyCount: (count: number) => (count === 1 ? "1 reply" : `${count} replies`),
  taskCount: (count: number) => (count === 1 ? "1 task" : `${count} tasks`),
  missedLeads: (missed: number) =>
    ` ${missed} ${missed === 1 ? "was" : "were"} changed again in the meantime and not undone.`,
} as const;
