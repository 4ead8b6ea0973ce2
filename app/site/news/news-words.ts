export const newsTitle = "News";

export const newsDescription =
  "Notes from the work: what we shipped, what it cost and what we would do differently.";
