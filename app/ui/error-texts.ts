import { isRouteErrorResponse } from "@remix-run/react";
import * as messages from "./messages.ts";

interface Words {
  title: string;
  hint: string;
}

const expected: Record<number, Words | undefined> = {
  403: { title: messages.noAccess, hint: messages.noAccessHint },
  404: { title: messages.notFound, hint: messages.notFoundHint },
  405: { title: messages.unsupported, hint: messages.unsupportedHint },
  503: {
    title: messages.unavailable,
    hint: messages.unavailableHint,
  },
  410: { title: messages.gone, hint: messages.goneHint },
};

const unexpected: Words = {
  title: messages.unexpected,
  hint: messages.unexpectedHint,
};

/** The error message for users; `isExpected` for errors that are not bugs. */
export function errorTexts(error: unknown): Words & { status: number; isExpected: boolean } {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const words = expected[status];
  return { status, isExpected: words !== undefined, ...(words ?? unexpected) };
}

export function errorTitle(error: unknown): string {
  return errorTexts(error).title;
}
