/** The id of the element that contains the page. */
export const pageId = "page-root";

/** The id of the template that holds the framework's scripts until they run. */
export const scriptsId = "scripts";
