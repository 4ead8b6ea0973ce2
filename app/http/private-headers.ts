/** For everything under /admin: not cacheable, not indexed. */
export const privateHeaders = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" };

/** For drafts: the address itself is a secret, so it is not sent as a referrer. */
export const previewHeaders = {
  ...privateHeaders,
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "no-referrer",
};

/** For links with a token: the address is not sent to other sites as a referrer. */
export const tokenLinkHeaders = { ...privateHeaders, "Referrer-Policy": "same-origin" };
