/** The groups of the block picker, in order. */
export const blockGroups = {
  openings: "Page openings",
  text: "Text",
  pictures: "Pictures and films",
  proof: "Proof",
  lists: "Lists",
  actions: "Actions",
  home: "Home page",
} as const;
export type BlockGroup = keyof typeof blockGroups;
