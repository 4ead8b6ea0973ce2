import { z } from "zod";

/**
 * URL of an image: a path of this site, such as a file of the media library, or an https URL. Empty without an image.
 */
export const pictureAddress = z
  .string()
  .max(2000, "Use at most 2000 characters")
  .regex(
    /^(?:$|\/(?![/\\])[^\s\p{Cc}]*$|https:\/\/[^\s\p{Cc}/\\][^\s\p{Cc}]*$)/u,
    "Choose an image from the media library, or use an address that starts with https://",
  );
