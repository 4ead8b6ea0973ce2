import { type S3Client, S3ServiceException, type ServiceInputTypes } from "@aws-sdk/client-s3";

/**
 * Repeats a write without its condition when the storage does not implement conditional writes, and sends none to it
 * from then on (Backblaze B2: 501 to If-None-Match). The condition only guards against replacing an object; the keys of
 * such writes are random.
 */
export function allowUnconditionalWrites(client: S3Client) {
  let isSupported = true;
  client.middlewareStack.add(
    (next) => async (args) => {
      if (!isConditional(args.input)) return next(args);
      const unconditional = { ...args, input: { ...args.input, IfNoneMatch: undefined } };
      if (!isSupported) return next(unconditional);
      try {
        return await next(args);
      } catch (error) {
        if (!isNotImplemented(error)) throw error;
        isSupported = false;
        return next(unconditional);
      }
    },
    { step: "initialize", name: "allowUnconditionalWrites" },
  );
}

/** Bodies of these writes are bytes in memory, which can be sent again. */
const isConditional = (input: ServiceInputTypes) => "IfNoneMatch" in input && input.IfNoneMatch === "*";

const isNotImplemented = (error: unknown) =>
  error instanceof S3ServiceException &&
  (error.$metadata.httpStatusCode === 501 || error.name === "NotImplemented");
