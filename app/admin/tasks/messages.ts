/** Interface text of tasks. */
export const messages = {
  commentCount: (commentCount: number) => (commentCount === 1 ? "1 comment" : `${commentCount} comments`),
} as const;
