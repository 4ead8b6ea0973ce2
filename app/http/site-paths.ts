/** Public addresses: the part of `paths` that browsers of visitors load. */
export const sitePaths = {
  home: () => "/",
  news: () => "/news",
  article: (slug: string) => `/news/${slug}`,
  letsTalk: () => "/lets-talk",
  /** The confirmation page. */
  letsTalkSent: () => "/lets-talk/sent",
  /** Endpoint for forms sent by script; responds with JSON. */
  letsTalkEnquiries: () => "/lets-talk/enquiries",
  /** The texts beside the form, as JSON. */
  letsTalkNextSteps: () => "/lets-talk/next-steps",
  letsTalkProof: () => "/lets-talk/proof",
  /** Consent banner and dialog as an HTML fragment. */
  cookieSettings: () => "/cookie-settings",
  /** Excerpts and pictures of pages, as JSON. */
  pagePreviews: () => "/page-previews",
  search: () => "/search",
  /** A picture, film or document of the media library, as texts and settings reference it. */
  media: (id: string) => `/media/${id}`,
  /** Start of the admin's addresses. */
  adminStart: () => "/admin",
};

/** Whether a path belongs to the admin, even if a page has the same slug. */
export function isAdminPath(pathname: string): boolean {
  return `${pathname}/`.startsWith(`${sitePaths.adminStart()}/`);
}
