/** Interface text of saved views. */
export const messages = {
  checkTheNameOfThe: "Check the name of the view",
  nameOfTheView: "Name of the view",
  removeView: "Remove view",
  saveView: "Save view…",
  saveViewLabel: "Save view",
  shared: "shared",
  shareWithTheTeam: "Share with the team",
  views: "Views",
  youHave30ViewsOf: "You have 30 views of this list, which is the limit. Remove one first",
  yourRoleCannotShareOr: "Your role cannot share or change this view",
} as const;
