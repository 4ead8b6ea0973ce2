/** Texts of the frame of public pages: menus, breadcrumbs, lists, footer, and the way from page to page. */
export const site = {
  letsTalk: "Let’s Talk",
  /** Beside the logo on a phone. */
  letsTalkShort: "Let’s Talk",
  requestEstimate: "Request a project estimate",
  home: "Home",
  skipToContent: "Skip to content",
  breadcrumb: "Breadcrumb",
  languages: "Languages",
  emptyPage: "This page has no content yet.",
  menu: {
    title: "Menu",
    close: "Close menu",
    main: "Main",
    allPages: "All pages",
    back: "Back",
    search: "Search",
  },
  list: {
    pages: (title: string) => `Pages of ${title.toLowerCase()}`,
    titleOfPage: (title: string, page: number) => `${title}, page ${page}`,
    previous: "Previous",
    next: "Next",
  },
  nextPage: {
    label: "Next page",
    next: "Next",
    nextIn: (section: string) => `Next in ${section}`,
  },
  footer: {
    allPages: "All pages",
    pagesOf: (section: string) => `Pages of ${section}`,
    back: "Back",
    backToAllSections: "Back to all sections",
    privacyPolicy: "Privacy Policy",
    cookiesPolicy: "Cookies Policy",
    cookieSettings: "Cookie settings",
    opensInNewTab: (name: string) => `${name} (opens in a new tab)`,
  },
  connection: {
    label: "Connection",
    loading: "Loading the page",
    lost: "The site cannot be reached",
    lostAdvice:
      "You are still on the previous page, and nothing you typed is lost. Check your connection, then try again.",
    tryAgain: "Try again",
    stayHere: "Stay here",
  },
};
