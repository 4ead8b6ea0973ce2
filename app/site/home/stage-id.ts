/** The element whose darkness the chrome follows. */
export const stageId = "home-stage";

/** Where the page goes on below the stage. */
export const sectionsId = "sections";
