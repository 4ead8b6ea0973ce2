/** By the values of https://schema.org/employmentType that Google knows. */
export const jobKinds = {
  FULL_TIME: "Full-time",
  PART_TIME: "Part-time",
  CONTRACTOR: "Contract",
  INTERN: "Internship",
} as const;
