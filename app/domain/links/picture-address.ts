import { z } from "zod";
import * as messages from "./messages.ts";

/**
 * URL of an image: a path of this site, such as a file of the media library, or an https URL. Empty without an image.
 */
export const pictureAddress = z
  .string()
  .max(2000, messages.pictureAddressTooLong)
  .regex(
    /^(?:$|\/(?![/\\])[^\s\p{Cc}]*$|https:\/\/[^\s\p{Cc}/\\][^\s\p{Cc}]*$)/u,
    messages.wrongPictureAddress,
  );
