/** A person's new items, as counted in the menu and the tab's title. */
export interface WhatIsNew {
  /** New leads. */
  leads: number;
  /** Tasks with unseen mentions. */
  mentions: number;
}

export const nothingNew: WhatIsNew = { leads: 0, mentions: 0 };
