/** The element whose tone the chrome follows. */
export const stageId = "home-stage";

/** NAV-04: the bottom of the stage. */
export const stageSentinelId = "stage-end-sentinel";

/** The content below the stage. */
export const sectionsId = "sections";
