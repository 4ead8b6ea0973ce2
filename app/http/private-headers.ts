/** For everything under /admin: kept by no cache, listed by no search engine. */
export const privateHeaders = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" };
