/** Interface text of saved views. */
export const messages = {
  checkTheView: "Check the view",
  nameOfTheView: "Name of the view",
  removeView: "Remove view",
  saveView: "Save view…",
  saveViewLabel: "Save view",
  shareWithTheTeam: "Share with the team",
  views: "Views",
  youHave30ViewsOf: "You have 30 views of this list. Remove one first",
  yourRoleCannotDoThis: "Your role cannot do this with the views of this list",
} as const;
