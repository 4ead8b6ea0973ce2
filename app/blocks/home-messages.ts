/** Texts of the blocks of the home page, in the chunk of their views. */
export const cases = "Cases";
export const clutch = "Clutch";
export const hiddenFromVisitors =
  "Hidden from visitors: turned off in the settings of the home page, or nothing in it is published.";
export const nextPeople = "Next people";
export const previousPeople = "Previous people";
export const readReviews = "Read the reviews on Clutch";
export const scrollDown = "Scroll down";
export const services = "Services";
export const solutions = "Solutions";
export const stage = "Stage";
export const team = "Team";
export const weBuildFor = "We build for";
