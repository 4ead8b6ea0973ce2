/** Problems of fields, and labels of the fields inside links and pictures. */
export const addAlternativeText = (label: string) =>
  `${label}: add alternative text, or mark the picture as decorative`;
export const addAtLeast = (label: string, min: number) => `${label}: add at least ${min}`;
export const addAtLeastOne = (label: string, item: string) => `${label}: add at least one ${item}`;
export const address = "Address";
export const alternativeText = "Alternative text";
export const alternativeTextHelp = "Describes the image to people who cannot see it";
export const atMost = (label: string, max: number) => `${label}: use at most ${max}`;
export const atMost40Each = (label: string) => `${label}: use at most 40 characters each`;
export const caption = "Caption";
export const atMostNumber = (max: string) => `Use at most ${max}`;
export const chooseAColour = (label: string) => `${label}: choose one of the colours`;
export const chooseADateBetween = (label: string, from: string, to: string) =>
  `${label}: choose a date from ${from} to ${to}`;
export const chooseAFile = (label: string) => `${label}: choose a file`;
export const chooseAPage = (label: string) => `${label}: choose a page`;
export const chooseAPicture = (label: string) => `${label}: choose a picture`;
export const chooseAtLeastOnePage = (label: string) => `${label}: choose at least one page`;
export const chooseFromTheList = (label: string) => `${label}: choose an option from the list`;
export const chooseYesOrNo = (label: string) => `${label}: choose yes or no`;
export const dateExample = (label: string) => `${label}: use a date such as 2026-12-31`;
export const decorativeImage = "Decorative image";
export const decorativeImageHelp = "It adds nothing to the text beside it";
export const isMissing = (label: string) => `${label} is missing`;
export const linkText = "Link text";
export const noDecimals = (example: string) => `Use a whole number without decimals, like ${example}`;
export const notAColour = "use three or six hexadecimal digits, like #FF5A1F";
export const notALink = "use a web address or a path that starts with /";
export const notALocalPath = "Use a path that starts with / or an https address";
export const notAnEmailAddress = "enter a valid email address";
export const notAPhoneNumber = "use at least 10 digits, spaces, +, - or parentheses";
export const notAPicture =
  "choose a picture from the media library, or use an address that starts with https://";
export const notATime = "use hours and minutes, such as 09:00";
export const numberRange = (label: string, min: number, max: number) =>
  `${label}: use a whole number from ${min} to ${max}`;
export const tooLong = (label: string, max: number) => `${label}: use at most ${max} characters`;
export const unclearNumber = (grouped: string, plain: string) =>
  `Unclear number. Write ${grouped} or ${plain} for thousands`;
export const wholeNumber = (example: string) => `Use a whole number, like ${example}`;
export const zeroOrNumberRange = (label: string, min: number, max: number) =>
  `${label}: use 0 or a whole number from ${min} to ${max}`;
