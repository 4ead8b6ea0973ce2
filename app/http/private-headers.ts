/** For everything under /admin: kept by no cache, listed by no search engine. */
export const privateHeaders = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" };

/** For drafts: the address itself is a secret, so links on the page do not carry it on. */
export const previewHeaders = {
  ...privateHeaders,
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "no-referrer",
};

/** For links that let somebody in: the address holds the token, so it is told to no other site. */
export const tokenLinkHeaders = { ...privateHeaders, "Referrer-Policy": "same-origin" };
