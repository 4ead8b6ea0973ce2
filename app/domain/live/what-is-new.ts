/** What waits for somebody, as the menu and the tab's title count it. */
export interface WhatIsNew {
  /** Leads that nobody has taken up. */
  leads: number;
}
