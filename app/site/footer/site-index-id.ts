/** The footer names every page, so it is what the menu stands on where there is no script. */
export const siteIndexId = "site-index";
