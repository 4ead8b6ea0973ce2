/** What waits for somebody, as the menu and the tab's title count it. */
export interface WhatIsNew {
  /** Leads that nobody has taken up. */
  leads: number;
  /** Tasks in which one was named and has not looked since. */
  mentions: number;
}

export const nothingNew: WhatIsNew = { leads: 0, mentions: 0 };
