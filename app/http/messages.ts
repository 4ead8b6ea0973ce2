/** Interface text of refused requests. */
export const messages = {
  minutes: (minutes: number) => (minutes === 1 ? "a minute" : `${minutes} minutes`),
  setUpASecondFactor: "Set up a second factor first",
  theDatabaseCannotBeReached: "The database cannot be reached",
  theDatabaseCannotBeReachedAnd:
    "The database cannot be reached, and nothing has changed. Try again in a minute.",
  theFieldCannotBeRead: (name: string) => `The field ${name} cannot be read.`,
  theFormHasTooMany: "The form has too many fields.",
  theFormHasTooManyFields: "The form has too many fields.",
  theRequestEndedBeforeIt: "The request ended before it was complete.",
  theRequestIsLargerThan: (body: number) => `The request is larger than ${body} MB.`,
  theUploadStoppedBeforeIt: "The upload stopped before it was complete. Send the form again.",
  theUploadTimedOut: "The upload timed out.",
  thisRequestIsNotA: "This request is not a form: multipart/form-data with a boundary is required.",
  wrongPassword: "Wrong password.",
  youAreSignedOut: "You are signed out",
  youDoNotHaveAccess: "You do not have access",
} as const;
