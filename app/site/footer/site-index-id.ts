/** The footer links every page, so without JavaScript the menu button links to it. */
export const siteIndexId = "site-index";
