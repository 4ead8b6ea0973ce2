/** The element whose darkness the chrome follows. */
export const stageId = "home-stage";

/** NAV-04: the stage's lower end. */
export const stageSentinelId = "stage-end-sentinel";

/** Where the page goes on below the stage. */
export const sectionsId = "sections";
