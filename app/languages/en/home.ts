/** Labels of the home page's sections, by block type, until an editor changes them. */
export const home = { testimonials: "Clients", "news-list": "News", offices: "Offices" };
