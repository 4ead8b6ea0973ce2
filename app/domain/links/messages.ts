/** Problems of links. */
export const isMissing = (label: string) => `${label} is missing`;
export const pictureAddressTooLong = "Use at most 2,000 characters";
export const tooLong = (label: string, length: number) => `${label}: use at most ${length} characters`;
export const wrongLink = (label: string) =>
  `${label}: use a page, a web address or a path that starts with /`;
export const wrongPictureAddress =
  "Choose an image from the media library, or use an address that starts with https://";
