import { isRouteErrorResponse } from "@remix-run/react";

interface Words {
  title: string;
  hint: string;
}

const expected: Record<number, Words | undefined> = {
  403: { title: "Not for this account", hint: "Ask an administrator for access." },
  404: { title: "Nothing here", hint: "The page may have moved, or the address has a typo in it." },
  405: { title: "Not this way", hint: "This address takes no such request." },
  503: {
    title: "Not right now",
    hint: "The database cannot be reached. Nothing is lost; try again in a minute.",
  },
  410: { title: "Gone for good", hint: "This page was taken down, and nothing has taken its place." },
};

const unexpected: Words = {
  title: "Something broke",
  hint: "It is our fault, not yours, and it is in our log. Load the page again in a minute; if it stays, tell us.",
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
