import { z } from "zod";

/** The address of a picture: a file of this site, such as one of the media library, or https. Empty without a picture. */
export const pictureAddress = z
  .string()
  .max(2000, "Use at most 2000 characters")
  .regex(
    /^(?:$|\/(?![/\\])[^\s\p{Cc}]*$|https:\/\/[^\s\p{Cc}/\\][^\s\p{Cc}]*$)/u,
    "Choose an image from the media library, or use an address that starts with https://",
  );
