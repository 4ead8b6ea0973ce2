import type { ContentLanguage } from "#db/schema/columns.ts";
import { sitePaths } from "./site-paths.ts";

/** All addresses, with site-paths.ts and the public pages of content types; no other module spells them. */
export const paths = {
  ...sitePaths,
  /** A content page by its slugs from the top: `paths.page("solutions", "dwh")`. */
  page: (...slugs: string[]) => `/${slugs.join("/")}`,
  sitemap: () => "/sitemap.xml",
  /** `prefix`: that of the edition. */
  manifest: (prefix = "") => `${prefix}/manifest.webmanifest`,
  /** An icon of the site; without its hash, the current one, which is not cached. */
  icon: (file: string, hash = "current") => `/icons/${hash}/${file}`,
  /** Where other programs look for it: mails and feeds name it without its hash. */
  knownIcon: (file: "apple-touch-icon.png" | "icon-512.png") => `/${file}`,
  /** The brand's colours, for the admin. */
  brandStyles: () => "/brand-colours.css",
  /** The share image of a page, by its content hash. */
  shareCard: (name: string) => `/share/${name}.png`,
  drawing: (name: string) => `${paths.drawings()}${name}.svg`,
  drawings: () => "/air/",
  /** The site's description for language models. */
  llms: () => "/llms.txt",
  /** The Markdown version of a page. */
  markdown: (page: string) => (page === "/" ? "/index.md" : `${page}.md`),
  /** The news as RSS, Atom and JSON. */
  newsFeed: (format: "xml" | "atom" | "json" = "xml") => `/feed.${format}`,
  /** A page's draft, for anyone with the link. */
  preview: (token: string) => `/preview/${token}`,
  /** The draft in the editor's frame: without scripts, each block marked. */
  editorFrame: (pageId: string) => `/preview/frame/${pageId}`,
  editorFrameRendering: (pageId: string) => `/preview/frame/${pageId}/render`,
  /** The preview for signed-in users. */
  pagePreview: (pageId: string, version?: number) =>
    version === undefined ? `/preview/page/${pageId}` : `/preview/page/${pageId}?version=${version}`,
  /** The draft of a content item with a public page, or one of its versions, for signed-in users. */
  contentPreview: (collection: string, id: string, version?: number) =>
    `/preview/content/${collection}/${id}${version === undefined ? "" : `?version=${version}`}`,
  /** The same for types that are only shown in blocks, in a frame. */
  framedPreviews: () => "/preview/framed/",
  framedPreview: (collection: string, id: string, version?: number) =>
    `/preview/framed/${collection}/${id}${version === undefined ? "" : `?version=${version}`}`,
  /** The part of the site that a tab changes; POST renders it with unsaved settings. */
  settingsPreview: (tab: string) => `/preview/settings/${tab}`,
  /** One of its variants, such as `960.avif` or `whole.pdf`; another revision has other content. */
  mediaVariant: (id: string, file: string, revision: string) => `/media/${id}/${file}?v=${revision}`,
  admin: {
    home: sitePaths.adminStart,
    /** Opens the site with unpublished settings, in one of its languages. */
    sitePreview: (language: ContentLanguage = "") =>
      language ? `/admin/site-preview?language=${language}` : "/admin/site-preview",
    /** Redirects to the role's main screen. */
    start: () => "/admin/start",
    signIn: (returnTo?: string) =>
      returnTo ? `/admin/sign-in?returnTo=${encodeURIComponent(returnTo)}` : "/admin/sign-in",
    signOut: () => "/admin/sign-out",
    setup: (token?: string) => (token ? `/admin/setup?token=${token}` : "/admin/setup"),
    /** Requests a password reset link or, with its token, sets a new password. */
    recover: (token?: string) =>
      token ? `/admin/recover?token=${encodeURIComponent(token)}` : "/admin/recover",
    invitation: (token: string) => `/admin/invitation?token=${encodeURIComponent(token)}`,
    /** The second factor's screen. */
    secondStep: (returnTo?: string) =>
      returnTo
        ? `/admin/sign-in/second-step?returnTo=${encodeURIComponent(returnTo)}`
        : "/admin/sign-in/second-step",
    /** Endpoint of the passkey script during sign-in. */
    passkeySignIn: (returnTo?: string) =>
      returnTo ? `/admin/sign-in/passkey?returnTo=${encodeURIComponent(returnTo)}` : "/admin/sign-in/passkey",
    account: () => "/admin/account",
    password: () => "/admin/account/password",
    authenticator: () => "/admin/account/authenticator",
    recoveryCodes: () => "/admin/account/recovery-codes",
    passkeys: () => "/admin/account/passkeys",
    /** Endpoint of the script that registers a passkey. */
    passkeyRegistration: () => "/admin/account/passkeys/registration",
    passkey: (id: string) => `/admin/account/passkeys/${id}`,
    /** DELETE ends all other sessions. */
    sessions: () => "/admin/account/sessions",
    session: (id: string) => `/admin/account/sessions/${id}`,
    users: () => "/admin/settings/users",
    user: (id: string) => `/admin/settings/users/${id}`,
    disablement: (id: string) => `/admin/settings/users/${id}/disablement`,
    /** POST assigns the leads and tasks of an account to a colleague. */
    userHandover: (id: string) => `/admin/settings/users/${id}/handover`,
    userSessions: (id: string) => `/admin/settings/users/${id}/sessions`,
    userSecondFactor: (id: string) => `/admin/settings/users/${id}/second-factor`,
    /** POST resends an invitation, DELETE revokes it. */
    sentInvitation: (id: string) => `/admin/settings/users/invitations/${id}`,
    accessRules: () => "/admin/settings/users/rules",
    health: () => "/admin/settings/health",
    audit: (query?: URLSearchParams) => withQuery("/admin/settings/audit", query),
    auditExport: (query?: URLSearchParams) => withQuery("/admin/settings/audit/export", query),
    leads: () => "/admin/leads",
    lead: (id: string) => `/admin/leads/${id}`,
    leadStatus: (id: string) => `/admin/leads/${id}/status`,
    /** POST retries a mail or the webhook of a lead. */
    leadDeliveries: (id: string) => `/admin/leads/${id}/deliveries`,
    leadsExport: () => "/admin/leads/export",
    leadCharts: () => "/admin/leads/charts",
    /** All data about one person, by email address or phone number. */
    leadPerson: (query?: string) =>
      query ? `/admin/leads/person?q=${encodeURIComponent(query)}` : "/admin/leads/person",
    /** POST erases leads permanently. */
    leadPersonErasure: () => "/admin/leads/person/erasure",
    /** POST downloads the data of leads. */
    leadPersonExport: () => "/admin/leads/person/export",
    /** The search again, after a form without a selection. */
    leadPersonNoneTicked: (query: string) =>
      `/admin/leads/person?q=${encodeURIComponent(query.slice(0, 254))}&none=1`,
    /** The search again with the same selection, after a wrong password. */
    leadPersonRefused: (query: string, leadIds: string[], refused: string) =>
      `/admin/leads/person?${new URLSearchParams({ q: query, refused, selected: leadIds.join(",") })}`,
    /** Downloads an attached file; `position` is zero-based. */
    leadFile: (id: string, position: number) => `/admin/leads/${id}/files/${position}`,
    /** Every block type with all its examples. */
    blocks: () => "/admin/blocks",
    /** The pages of a language. */
    pages: (language: ContentLanguage = "") => withLanguage("/admin/pages", language),
    newPage: (language: ContentLanguage = "") => withLanguage("/admin/new-page", language),
    trash: () => "/admin/trash",
    redirects: () => "/admin/redirects",
    /**
     * These take the `pageKey`, or the page's id: an open editor uses it, because a rename does not change it.
     */
    page: (key: string) => `/admin/pages/${key}`,
    /** Slug, parent, menus and backlinks. */
    address: (key: string) => `/admin/pages/${key}/address`,
    /** Asks for confirmation before several pages are unpublished. */
    unpublish: (key: string) => `/admin/pages/${key}/unpublish`,
    /** Slug, parent and position; POST changes them. */
    place: (key: string) => `/admin/pages/${key}/place`,
    removal: (key: string) => `/admin/pages/${key}/removal`,
    copy: (key: string) => `/admin/pages/${key}/copy`,
    slugCheck: () => "/admin/slug-check",
    linkCheck: () => "/admin/link-check",
    /** The number of leads that a retention would erase. */
    retentionForecast: () => "/admin/settings/lead-data/forecast",
    /** Searches settings in all tabs. */
    settingSearch: () => "/admin/settings/search",
    /** A setting in its tab. */
    setting: (tab: string, key: string) => `/admin/settings/${tab}#setting-${key}`,
    /** A setting's history; POST restores an earlier value or the default. */
    settingHistory: (tab: string, key: string) => `/admin/settings/${tab}/history/${key}`,
    settings: (tab?: string) => (tab ? `/admin/settings/${tab}` : "/admin/settings"),
    media: () => "/admin/settings/media",
    mediaItem: (id: string) => `/admin/settings/media/${id}`,
    /** The medium's screen within the queue of media without alternative text. */
    mediaAltQueue: (id: string) => `/admin/settings/media/${id}?queue=alt`,
    /** Redirects to the medium's successor in that queue. */
    mediaAltSkip: (id: string) => `/admin/settings/media/${id}?queue=alt&skip`,
    mediaChoices: () => "/admin/media/choices",
    /** POST `url` downloads a picture into the library. */
    mediaDownload: () => "/admin/media/download",
    /** The library's data on these media, as JSON. */
    mediaItems: (ids: string[]) => `/admin/media/items?${ids.map((id) => `id=${id}`).join("&")}`,
    mediaTags: () => "/admin/media/tags",
    /** Asks for confirmation before deletion, and lists media that cannot be deleted. */
    mediaDeletion: (...ids: string[]) =>
      `/admin/settings/media/deletion${ids.length > 0 ? `?${ids.map((id) => `id=${id}`).join("&")}` : ""}`,
    /** Upload endpoint for scripts; responds with JSON. */
    mediaUploads: () => "/admin/media/uploads",
    mediaReplacement: (id: string) => `/admin/media/${id}/replacement`,
    mediaVariants: (id: string) => `/admin/media/${id}/variants`,
    /** Downloads the original. */
    mediaOriginal: (id: string) => `/admin/media/${id}/original`,
    /** Server-sent events; `age` is the milliseconds since the page was requested. */
    live: (age: number) => `/admin/live?age=${Math.round(age)}`,
    /** The list of a content type, by its collection: `news`. */
    contents: (collection?: string) => (collection ? `/admin/content/${collection}` : "/admin/content"),
    content: (collection: string, id: string) => `/admin/content/${collection}/${id}`,
    /** With `language`: what fields of a document in it can refer to. */
    referable: () => "/admin/referable",
    /** Makes a block of a page a shared block. */
    shareBlock: () => "/admin/share-block",
    /**
     * What is done with the draft of a document: of a page and of a content item by their id, of a settings tab by its
     * name. `type`: `pages`, the collection of a content type, or `settings`.
     */
    document: (type: string, id: string) => {
      const base = `/admin/documents/${type}/${id}`;
      return {
        draft: `${base}/draft`,
        presence: `${base}/presence`,
        previewLinks: `${base}/preview-links`,
        publication: `${base}/publication`,
        schedule: `${base}/schedule`,
      };
    },
    /** Panels of an item, and actions on the whole item, by the address of its screen. */
    contentResources: (screen: string) => ({
      versions: `${screen}/versions`,
      address: `${screen}/address`,
      sharing: `${screen}/sharing`,
      /** POST translates the item, or marks it as translated. */
      translations: `${screen}/translations`,
      /** POST moves it to the trash, DELETE restores it. */
      removal: `${screen}/removal`,
      /** Of pages alone. */
      preset: `${screen}/preset`,
      /** POST moves it to a zero-based `position`. */
      place: `${screen}/place`,
    }),
    tasks: () => "/admin/tasks",
    newTask: () => "/admin/tasks/new",
    /** Leads for the picker in a task's form. */
    taskLeads: (query: string) => `/admin/tasks/leads?q=${encodeURIComponent(query)}`,
    task: (id: string) => `/admin/tasks/${id}`,
    taskPlace: (id: string) => `/admin/tasks/${id}/place`,
    taskChecklist: (id: string) => `/admin/tasks/${id}/checklist`,
    taskComments: (id: string) => `/admin/tasks/${id}/comments`,
    taskRemoval: (id: string) => `/admin/tasks/${id}/removal`,
    savedViews: () => "/admin/saved-views",
    /** Search over all parts of the admin. */
    find: (query?: string) => (query ? `/admin/find?q=${encodeURIComponent(query)}` : "/admin/find"),
    /** Its results, as JSON. */
    findItems: (query: string) => `/admin/find/items?q=${encodeURIComponent(query)}`,
    /** Sets the admin's theme. */
    theme: () => "/admin/theme",
    overview: () => "/admin/overview",
  },
};

function withLanguage(path: string, language: ContentLanguage): string {
  return withQuery(path, new URLSearchParams(language && { language }));
}

/** An address with one more parameter: `name` or `name=value`. */
export function withParameter(address: string, parameter: string): string {
  return `${address}${address.includes("?") ? "&" : "?"}${parameter}`;
}

export function withQuery(path: string, query?: URLSearchParams): string {
  return query && query.size > 0 ? `${path}?${query}` : path;
}
