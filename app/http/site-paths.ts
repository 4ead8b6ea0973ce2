/** Where visitors go: all that their browsers are told of `paths`. */
export const sitePaths = {
  home: () => "/",
  /** A content page by its slugs from the top: `sitePaths.page("solutions", "dwh")`. */
  page: (...slugs: string[]) => `/${slugs.join("/")}`,
  news: () => "/news",
  article: (slug: string) => `/news/${slug}`,
  letsTalk: () => "/lets-talk",
  /** What a visitor sees after sending. */
  letsTalkSent: () => "/lets-talk/sent",
  /** Where scripts send the form; answered in JSON. */
  letsTalkEnquiries: () => "/lets-talk/enquiries",
  /** What stands beside the form, in JSON. */
  letsTalkNextSteps: () => "/lets-talk/next-steps",
  letsTalkProof: () => "/lets-talk/proof",
  /** Banner and dialog of the consent to cookies, as a piece of HTML. */
  cookieSettings: () => "/cookie-settings",
  search: () => "/search",
  /** A picture, film or document of the media library, as texts and settings refer to it. */
  media: (id: string) => `/media/${id}`,
  /** Everything from here on is not theirs. */
  adminStart: () => "/admin",
};

/** Whether a path is one of the admin: not the site's, whatever page may be called alike. */
export function isAdminPath(pathname: string): boolean {
  return `${pathname}/`.startsWith(`${sitePaths.adminStart()}/`);
}
