import { sitePaths } from "./site-paths.ts";

/** The only place that spells addresses, with site-paths.ts and the public pages of content types. */
export const paths = {
  ...sitePaths,
  sitemap: () => "/sitemap.xml",
  manifest: () => "/manifest.webmanifest",
  /** The picture that other sites show of a page, by the name of its content. */
  shareCard: (name: string) => `/share/${name}.png`,
  drawing: (name: string) => `/air/${name}.svg`,
  /** What the site is, for programs that read. */
  llms: () => "/llms.txt",
  /** The same page as Markdown. */
  markdown: (page: string) => (page === "/" ? "/index.md" : `${page}.md`),
  /** The news as RSS, as Atom and as JSON. */
  newsFeed: (format: "xml" | "atom" | "json" = "xml") => `/feed.${format}`,
  /** A page's draft, for whoever has the link. */
  preview: (token: string) => `/preview/${token}`,
  /** The draft as the editor's frame shows it: without scripts, each block marked. */
  editorFrame: (pageId: string) => `/preview/frame/${pageId}`,
  editorFrameRendering: (pageId: string) => `/preview/frame/${pageId}/render`,
  /** The preview for people who are signed in. */
  pagePreview: (pageId: string, version?: number) =>
    version === undefined ? `/preview/page/${pageId}` : `/preview/page/${pageId}?version=${version}`,
  /** The draft of a content type with public pages, or one of its versions, for people who are signed in. */
  contentPreview: (collection: string, id: string, version?: number) =>
    `/preview/content/${collection}/${id}${version === undefined ? "" : `?version=${version}`}`,
  /** The same of a type that is shown by blocks alone, in a frame. */
  framedPreviews: () => "/preview/framed/",
  framedPreview: (collection: string, id: string, version?: number) =>
    `/preview/framed/${collection}/${id}${version === undefined ? "" : `?version=${version}`}`,
  /** The piece of the site that a tab changes; POST draws it with settings that are not saved. */
  settingsPreview: (tab: string) => `/preview/settings/${tab}`,
  /** One of its variants, such as `960.avif` or `whole.pdf`; another revision is another content. */
  mediaVariant: (id: string, file: string, revision: string) => `/media/${id}/${file}?v=${revision}`,
  admin: {
    home: sitePaths.adminStart,
    /** Redirects to the screen that the role works on most. */
    start: () => "/admin/start",
    signIn: (returnTo?: string) =>
      returnTo ? `/admin/sign-in?returnTo=${encodeURIComponent(returnTo)}` : "/admin/sign-in",
    signOut: () => "/admin/sign-out",
    setup: (token?: string) => (token ? `/admin/setup?token=${token}` : "/admin/setup"),
    /** Asks for a link that sets a new password, or, with its token, sets one. */
    recover: (token?: string) =>
      token ? `/admin/recover?token=${encodeURIComponent(token)}` : "/admin/recover",
    invitation: (token: string) => `/admin/invitation?token=${encodeURIComponent(token)}`,
    /** Where the second factor is shown. */
    secondStep: (returnTo?: string) =>
      returnTo
        ? `/admin/sign-in/second-step?returnTo=${encodeURIComponent(returnTo)}`
        : "/admin/sign-in/second-step",
    /** What the script of a passkey asks while signing in. */
    passkeySignIn: (returnTo?: string) =>
      returnTo ? `/admin/sign-in/passkey?returnTo=${encodeURIComponent(returnTo)}` : "/admin/sign-in/passkey",
    account: () => "/admin/account",
    password: () => "/admin/account/password",
    authenticator: () => "/admin/account/authenticator",
    recoveryCodes: () => "/admin/account/recovery-codes",
    passkeys: () => "/admin/account/passkeys",
    /** What the script asks that makes one. */
    passkeyRegistration: () => "/admin/account/passkeys/registration",
    passkey: (id: string) => `/admin/account/passkeys/${id}`,
    /** DELETE ends all sessions but this one. */
    sessions: () => "/admin/account/sessions",
    session: (id: string) => `/admin/account/sessions/${id}`,
    users: () => "/admin/settings/users",
    user: (id: string) => `/admin/settings/users/${id}`,
    disablement: (id: string) => `/admin/settings/users/${id}/disablement`,
    /** POST gives the leads and tasks of an account to a colleague. */
    userHandover: (id: string) => `/admin/settings/users/${id}/handover`,
    userSessions: (id: string) => `/admin/settings/users/${id}/sessions`,
    userSecondFactor: (id: string) => `/admin/settings/users/${id}/second-factor`,
    /** POST sends an invitation again, DELETE takes it back. */
    sentInvitation: (id: string) => `/admin/settings/users/invitations/${id}`,
    accessRules: () => "/admin/settings/users/rules",
    health: () => "/admin/settings/health",
    audit: (query?: URLSearchParams) => withQuery("/admin/settings/audit", query),
    auditExport: (query?: URLSearchParams) => withQuery("/admin/settings/audit/export", query),
    leads: () => "/admin/leads",
    lead: (id: string) => `/admin/leads/${id}`,
    leadStatus: (id: string) => `/admin/leads/${id}/status`,
    /** POST tries a mail or the webhook of a lead once more. */
    leadDeliveries: (id: string) => `/admin/leads/${id}/deliveries`,
    leadsExport: () => "/admin/leads/export",
    leadCharts: () => "/admin/leads/charts",
    /** Everything about one person, by address or number. */
    leadPerson: (query?: string) =>
      query ? `/admin/leads/person?q=${encodeURIComponent(query)}` : "/admin/leads/person",
    /** POST erases leads for good. */
    leadPersonErasure: () => "/admin/leads/person/erasure",
    /** POST downloads the data of leads. */
    leadPersonExport: () => "/admin/leads/person/export",
    /** The search again, after a form without a tick. */
    leadPersonNoneTicked: (query: string) =>
      `/admin/leads/person?q=${encodeURIComponent(query.slice(0, 254))}&none=1`,
    /** Opens an attached file through a short-lived signed link; `position` counts from 0. */
    leadFile: (id: string, position: number) => `/admin/leads/${id}/files/${position}`,
    /** Every block in every face. */
    blocks: () => "/admin/blocks",
    pages: () => "/admin/pages",
    newPage: () => "/admin/new-page",
    trash: () => "/admin/trash",
    redirects: () => "/admin/redirects",
    /** These take the page's id in the place of its slug too: an open editor uses it, because a rename does not change it. */
    page: (slug: string) => `/admin/pages/${slug}`,
    /** Slug, parent, menus and what leads to the page. */
    address: (slug: string) => `/admin/pages/${slug}/address`,
    /** The preview links of a page. */
    sharing: (slug: string) => `/admin/pages/${slug}/sharing`,
    publication: (slug: string) => `/admin/pages/${slug}/publication`,
    /** Asks before several pages are unpublished. */
    unpublish: (slug: string) => `/admin/pages/${slug}/unpublish`,
    schedule: (slug: string) => `/admin/pages/${slug}/schedule`,
    draft: (slug: string) => `/admin/pages/${slug}/draft`,
    /** Slug, parent and position; POST changes them. */
    place: (slug: string) => `/admin/pages/${slug}/place`,
    versions: (slug: string) => `/admin/pages/${slug}/versions`,
    removal: (slug: string) => `/admin/pages/${slug}/removal`,
    copy: (slug: string) => `/admin/pages/${slug}/copy`,
    preset: (slug: string) => `/admin/pages/${slug}/preset`,
    previewLinks: (slug: string) => `/admin/pages/${slug}/preview-links`,
    slugCheck: () => "/admin/slug-check",
    linkCheck: () => "/admin/link-check",
    /** How many leads a retention would erase. */
    retentionForecast: () => "/admin/settings/lead-data/forecast",
    /** Finds a setting in any tab. */
    settingSearch: () => "/admin/settings/search",
    /** One setting in its tab. */
    setting: (tab: string, key: string) => `/admin/settings/${tab}#setting-${key}`,
    /** What a setting has been; POST restores one of it, or the default. */
    settingHistory: (tab: string, key: string) => `/admin/settings/${tab}/history/${key}`,
    settings: (tab?: string) => (tab ? `/admin/settings/${tab}` : "/admin/settings"),
    media: () => "/admin/settings/media",
    mediaItem: (id: string) => `/admin/settings/media/${id}`,
    /** The same among those that lack an alternative text, one after the other. */
    mediaAltQueue: (id: string) => `/admin/settings/media/${id}?queue=alt`,
    mediaChoices: () => "/admin/media/choices",
    /** POST `url` downloads a picture into the library. */
    mediaDownload: () => "/admin/media/download",
    /** What the library knows of these, in JSON. */
    mediaItems: (ids: string[]) => `/admin/media/items?${ids.map((id) => `id=${id}`).join("&")}`,
    mediaTags: () => "/admin/media/tags",
    /** Asks whether these are to be deleted, and says which cannot be. */
    mediaDeletion: (...ids: string[]) =>
      `/admin/settings/media/deletion${ids.length > 0 ? `?${ids.map((id) => `id=${id}`).join("&")}` : ""}`,
    mediaContent: (id: string) => `/admin/media/${id}/content`,
    /** Where scripts send files; answered in JSON. */
    mediaUploads: () => "/admin/media/uploads",
    mediaReplacement: (id: string) => `/admin/media/${id}/replacement`,
    mediaVariants: (id: string) => `/admin/media/${id}/variants`,
    /** Opens the original through a short-lived signed link. */
    mediaOriginal: (id: string) => `/admin/media/${id}/original`,
    /** Server-sent events; `age` is how many milliseconds ago the page was asked for. */
    live: (age: number) => `/admin/live?age=${Math.round(age)}`,
    /** The list of a content type, by its collection: `news`. */
    contents: (collection?: string) => (collection ? `/admin/content/${collection}` : "/admin/content"),
    content: (collection: string, id: string) => `/admin/content/${collection}/${id}`,
    /** What is done with one, by the address of its screen. */
    contentResources: (screen: string) => ({
      publication: `${screen}/publication`,
      schedule: `${screen}/schedule`,
      draft: `${screen}/draft`,
      versions: `${screen}/versions`,
      previewLinks: `${screen}/preview-links`,
      /** POST puts it into the trash, DELETE takes it out. */
      removal: `${screen}/removal`,
      /** POST puts it at a `position`, counted from 0. */
      place: `${screen}/place`,
    }),
    tasks: () => "/admin/tasks",
    newTask: () => "/admin/tasks/new",
    /** Leads that a task's form offers. */
    taskLeads: (query: string) => `/admin/tasks/leads?q=${encodeURIComponent(query)}`,
    task: (id: string) => `/admin/tasks/${id}`,
    taskPlace: (id: string) => `/admin/tasks/${id}/place`,
    taskChecklist: (id: string) => `/admin/tasks/${id}/checklist`,
    taskComments: (id: string) => `/admin/tasks/${id}/comments`,
    taskRemoval: (id: string) => `/admin/tasks/${id}/removal`,
    savedViews: () => "/admin/saved-views",
    /** Everything that has these words, over all parts of the admin. */
    find: (query?: string) => (query ? `/admin/find?q=${encodeURIComponent(query)}` : "/admin/find"),
    /** What it finds, as JSON. */
    findItems: (query: string) => `/admin/find/items?q=${encodeURIComponent(query)}`,
    /** Takes the admin's theme. */
    theme: () => "/admin/theme",
    overview: () => "/admin/overview",
  },
};

function withQuery(path: string, query?: URLSearchParams): string {
  return query && query.size > 0 ? `${path}?${query}` : path;
}
