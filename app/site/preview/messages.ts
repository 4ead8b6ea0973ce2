/** Interface text of previews. */
export const aPieceOfTheSite = "Preview of a section";
export const askThePersonWhoSent = "Ask the person who sent it for a new one.";
export const bodyText = "Body text in ink, with";
export const colours = "Ink on paper";
export const cookieSettings = "Cookie Settings";
export const description = "Description";
export const draftPreview = "Draft preview";
export const editedPage = "Page in the editor";
export const email = "Email";
export const invalidDraft = "The request has no valid page state.";
export const leavePreview = "Leave preview";
export const letsTalk = "Let’s Talk";
export const linkExpired = "Preview link expired";
export const nameLabel = "Name";
export const previewOf = (title: string) => `Preview: ${title}`;
export const previewOfBlock = "Preview of a block";
export const previewOfSettings = "Preview of settings";
export const previewOfVersion = (version: number) => `Preview of version ${version}`;
export const rendering = "Rendering…";
export const previewOfTheSite = "Preview of the site";
export const nothingUnpublished = "No unpublished settings: the site looks the same to visitors.";
export const notShown = (labels: string) => `Not shown, because their fields have errors: ${labels}.`;
export const scriptsDoNotRun =
  "Scripts of third parties do not run, visits are not counted and enquiries are not sent.";
export const signalText = "text in the signal colour";
export const unpublished = (tabs: string) => `Unpublished settings: ${tabs}`;
export const visitorsSee = "Visitors see the saved settings.";
export const thisPreviewLinkHasExpired = "This preview link has expired or was revoked";
