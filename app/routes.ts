import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from "@remix-run/route-config";
import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import { contentTypeList } from "#app/domain/content-types/registry.ts";
import { addressInEach } from "./languages/addresses.ts";
import { isLanguage, languages } from "./languages/language.ts";
import { listPagePath, sitePaths } from "./paths/site-paths.ts";

/*
 * All routes of the site and its admin. A route module contains a loader, an action and a thin screen; the components
 * of a screen are in the folder of its feature, below app/site or app/admin.
 */

/** Redirects to the screen that an address stands for. */
const shortAddress = "routes/admin/short-address.ts";

/** Used on all three levels. */
const contentPage = "routes/site/content-page.tsx";

/** A route at the address of each language; the layout redirects to that of the site. */
function inEachLanguage(address: string, file: string, id = file.replace(/\.tsx?$/, "")) {
  return addressInEach(address).map((path, place) =>
    route(path.slice(1), file, { id: place === 0 ? id : `${id}-${place + 1}` }),
  );
}

/** `/news`, `/news/page/2` and `/news/:slug`: the list and the pages of a content type with an address. */
function publicRoutes({ name, address }: AnyContentType) {
  if (!address) return [];
  const [list, item] = ["routes/site/content-list.tsx", "routes/site/content-item.tsx"];
  return [
    ...inEachLanguage(address.list(), list, `routes/site/${name}-list`),
    ...inEachLanguage(listPagePath(address.list(), ":page"), list, `routes/site/${name}-list-page`),
    ...inEachLanguage(address.item(":slug"), item, `routes/site/${name}-item`),
  ];
}

/** The pages that each language of the site has. */
const sitePages = [
  index("routes/site/home.tsx", { id: "routes/site/home" }),
  ...inEachLanguage(sitePaths.search(), "routes/site/search.tsx"),
  ...contentTypeList.flatMap(publicRoutes),
  ...inEachLanguage(sitePaths.letsTalk(), "routes/site/lets-talk/page.tsx"),
  ...inEachLanguage(sitePaths.letsTalkSent(), "routes/site/lets-talk/sent.tsx"),
  route(":slug", contentPage, { id: "routes/site/page-level-1" }, [
    route(":subpage", contentPage, { id: "routes/site/page-level-2" }, [
      route(":subsubpage", contentPage, { id: "routes/site/page-level-3" }),
    ]),
  ]),
];

const site = layout("routes/site/layout.tsx", [
  ...sitePages,
  ...inFurtherLanguages(sitePages),
  route("404", "routes/site/not-found-page.tsx"),
  route("*", "routes/site/not-found.tsx"),
]);

/** The same routes below the code of each language; the site has those of its further languages. */
function inFurtherLanguages(routes: RouteConfigEntry[]): RouteConfigEntry[] {
  return Object.keys(languages)
    .filter(isLanguage)
    .flatMap((code) =>
      prefix(
        code,
        routes.map((each) => named(each, code)),
      ),
    );
}

/** A copy of a route with its own id. */
function named({ id, children, ...entry }: RouteConfigEntry, code: string): RouteConfigEntry {
  const own = id ?? entry.file.replace(/\.tsx?$/, "");
  return {
    ...entry,
    id: `${own} ${code}`,
    ...(children ? { children: children.map((child) => named(child, code)) } : {}),
  };
}

/** Icons that browsers and other sites request at the root. */
const knownIcons = [
  ...["favicon.svg", "favicon.ico", "apple-touch-icon.png"],
  ...["icon-192.png", "icon-512.png", "icon-maskable-512.png"],
];

/** What pages fetch in their language. */
const textsOfPages = [
  route("cookie-settings", "routes/site/cookie-settings.tsx"),
  route("page-previews", "routes/site/page-previews.ts"),
  ...prefix("lets-talk", [
    route("enquiries", "routes/site/lets-talk/enquiries.ts"),
    route("next-steps", "routes/site/lets-talk/next-steps.ts"),
    route("proof", "routes/site/lets-talk/proof.ts"),
  ]),
];

/** Resources that the site's pages fetch, and files. */
const besidePages = [
  ...textsOfPages,
  ...inFurtherLanguages(textsOfPages),
  route("share/:file", "routes/site/share-card.ts"),
  route("air/:file", "routes/site/drawing.ts"),
  route("brand-colours.css", "routes/site/brand-colours.ts"),
  route("icons/:hash/:file", "routes/site/icon.ts"),
  ...knownIcons.map((file) => route(file, "routes/site/icon.ts", { id: `routes/site/icon-${file}` })),
  route("media/:mediaId", "routes/site/media/item.ts"),
  route("media/:mediaId/:file", "routes/site/media/file.ts"),
];

/** What programs read in each language. */
const feedsOfLanguage = [
  ...["feed.xml", "feed.atom", "feed.json"].map((name) => route(name, "routes/feeds/news.ts", { id: name })),
  route("llms.txt", "routes/feeds/llms.ts"),
  route("manifest.webmanifest", "routes/feeds/manifest.ts"),
];

const feeds = [
  ...feedsOfLanguage,
  ...inFurtherLanguages(feedsOfLanguage),
  route("sitemap.xml", "routes/feeds/sitemap.ts"),
  route("robots.txt", "routes/feeds/robots.ts"),
];

const probes = [route("healthz", "routes/probes/healthz.ts"), route("readyz", "routes/probes/readyz.ts")];

/** Previews of drafts, for signed-in users and preview links. */
const previews = [
  layout(
    "routes/preview/layout.tsx",
    prefix("preview", [
      route(":token", "routes/preview/link.tsx"),
      route("content/:type/:contentId", "routes/preview/content.tsx"),
      route("frame/:pageId", "routes/preview/frame.tsx"),
      route("frame/:pageId/render", "routes/preview/frame-render.tsx"),
      route("page/:pageId", "routes/preview/page.tsx"),
    ]),
  ),
  route("preview/fonts.css", "routes/preview/fonts.ts"),
  route("preview/leave", "routes/preview/leave.ts"),
  route("preview/settings/:tab", "routes/preview/settings.tsx"),
  route("preview/framed/:type/:contentId", "routes/preview/framed.tsx"),
];

const signIn = prefix("admin", [
  route("sign-in", "routes/auth/sign-in.tsx"),
  route("sign-in/passkey", "routes/auth/passkey.ts"),
  route("sign-in/second-step", "routes/auth/second-step.tsx"),
  route("sign-out", "routes/auth/sign-out.ts"),
  route("setup", "routes/auth/setup.tsx"),
  route("recover", "routes/auth/recover.tsx"),
  route("invitation", "routes/auth/invitation.tsx"),
]);

/** The editor fills the window, without the admin's sidebar; panels open over it. */
const editors = [
  route("admin/pages/:slug", "routes/admin/pages/editor.tsx", [
    route("address", "routes/admin/pages/address.tsx"),
    route("preset", "routes/admin/pages/preset.tsx"),
    route("sharing", "routes/admin/documents/sharing.tsx", { id: "routes/admin/pages/sharing" }),
    route("translations", "routes/admin/documents/translations.tsx", {
      id: "routes/admin/pages/translations",
    }),
    route("versions", "routes/admin/pages/versions.tsx"),
  ]),
  route("admin/content/:type/:contentId", "routes/admin/content/item.tsx", [
    route("address", "routes/admin/content/address.tsx"),
    route("sharing", "routes/admin/documents/sharing.tsx", { id: "routes/admin/content/sharing" }),
    route("translations", "routes/admin/documents/translations.tsx", {
      id: "routes/admin/content/translations",
    }),
    route("versions", "routes/admin/content/versions.tsx"),
  ]),
  // The page editor's previous address, for bookmarks.
  route("admin/edit/:slug", "routes/admin/pages/old-address.ts"),
];

const leads = prefix("leads", [
  index("routes/admin/leads/inbox.tsx"),
  route("charts", "routes/admin/leads/charts.tsx"),
  route("export", "routes/admin/leads/export.ts"),
  ...prefix("person", [
    index("routes/admin/leads/person.tsx"),
    route("erasure", "routes/admin/leads/person-erasure.ts"),
    route("export", "routes/admin/leads/person-export.ts"),
  ]),
  ...prefix(":leadId", [
    index("routes/admin/leads/lead.tsx"),
    route("deliveries", "routes/admin/leads/deliveries.ts"),
    route("files/:position", "routes/admin/leads/file.ts"),
    route("status", "routes/admin/leads/status.ts"),
  ]),
]);

const tasks = [
  route("tasks", "routes/admin/tasks/layout.tsx", [
    route("new", "routes/admin/tasks/new.tsx"),
    route(":taskId", "routes/admin/tasks/task.tsx"),
    route(":taskId/checklist", "routes/admin/tasks/checklist.ts"),
    route(":taskId/comments", "routes/admin/tasks/comments.ts"),
  ]),
  ...prefix("tasks", [
    route("leads", "routes/admin/tasks/leads.ts"),
    ...prefix(":taskId", [
      route("place", "routes/admin/tasks/place.ts"),
      route("removal", "routes/admin/tasks/removal.ts"),
    ]),
  ]),
];

/** What is done with the draft of a document: of a page, a content item or a settings tab. */
const documents = prefix(
  "documents/:type/:id",
  ["draft", "presence", "preview-links", "publication", "schedule"].map((name) =>
    route(name, `routes/admin/documents/${name}.ts`),
  ),
);

const pages = [
  ...prefix("pages", [
    index("routes/admin/pages/tree.tsx"),
    ...prefix(":slug", [
      route("copy", "routes/admin/pages/copy.ts"),
      route("place", "routes/admin/pages/place.ts"),
      route("removal", "routes/admin/pages/removal.tsx"),
      route("unpublish", "routes/admin/pages/unpublish.tsx"),
    ]),
  ]),
  route("new-page", "routes/admin/pages/new.tsx"),
  route("presets", shortAddress, { id: "routes/admin/pages/presets" }),
  route("blocks", "routes/admin/pages/blocks.tsx"),
  route("redirects", "routes/admin/pages/redirects.tsx"),
  route("link-check", "routes/admin/pages/link-check.ts"),
  route("slug-check", "routes/admin/pages/slug-check.ts"),
];

const media = [
  ...prefix("media", [
    index(shortAddress, { id: "routes/admin/media/library" }),
    route("choices", "routes/admin/media/choices.ts"),
    route("download", "routes/admin/media/download.ts"),
    route("items", "routes/admin/media/items.ts"),
    route("tags", "routes/admin/media/tags.ts"),
    route("uploads", "routes/admin/media/uploads.ts"),
    ...prefix(":mediaId", [
      route("original", "routes/admin/media/original.ts"),
      route("replacement", "routes/admin/media/uploads.ts", { id: "routes/admin/media/replacement" }),
      route("variants", "routes/admin/media/variants.ts"),
    ]),
  ]),
  route("settings/media", "routes/admin/media/screen.tsx"),
  ...prefix("settings/media", [
    route("deletion", "routes/admin/media/deletion.tsx"),
    route(":mediaId", "routes/admin/media/item.tsx"),
  ]),
];

/** For every content type: its list, and the actions on an item. */
const content = prefix("content/:type", [
  index("routes/admin/content/list.tsx"),
  ...prefix(":contentId", [
    route("place", "routes/admin/content/place.ts"),
    route("removal", "routes/admin/content/removal.ts"),
  ]),
]);

const account = prefix("account", [
  route("authenticator", "routes/admin/account/authenticator.tsx"),
  route("passkeys", "routes/admin/account/passkeys.tsx"),
  route("passkeys/registration", "routes/admin/account/passkey-registration.ts"),
  route("passkeys/:passkeyId", "routes/admin/account/passkey.tsx"),
  route("password", "routes/admin/account/password.tsx"),
  route("recovery-codes", "routes/admin/account/recovery-codes.tsx"),
  route("sessions", "routes/admin/account/sessions.ts"),
  route("sessions/:sessionId", "routes/admin/account/sessions.ts", { id: "routes/admin/account/session" }),
]);

const settings = prefix("settings", [
  index("routes/admin/settings/index.ts"),
  route(":tab", "routes/admin/settings/tab.tsx", [
    route("sharing", "routes/admin/documents/sharing.tsx", { id: "routes/admin/settings/sharing" }),
    route("versions", "routes/admin/settings/versions.tsx"),
  ]),
  route(":tab/history/:key", "routes/admin/settings/history.tsx"),
  route("audit", "routes/admin/settings/audit.tsx"),
  route("audit/export", "routes/admin/settings/audit-export.ts"),
  route("health", "routes/admin/settings/health.tsx"),
  route("lead-data/forecast", "routes/admin/settings/lead-data-forecast.ts"),
  route("search", "routes/admin/settings/search.tsx"),

  // Previous addresses of content types, for bookmarks.
  route(":collection/:contentId/:resource?", "routes/admin/content/old-address.ts"),

  route("users", "routes/admin/people/list.tsx"),
  ...prefix("users", [
    route("rules", "routes/admin/people/access-rules.ts"),
    route("invitations/:invitationId", "routes/admin/people/invitation.ts"),
    route(":accountId", "routes/admin/people/account.tsx"),
    ...prefix(":accountId", [
      route("disablement", "routes/admin/people/disablement.ts"),
      route("handover", "routes/admin/people/handover.ts"),
      route("second-factor", "routes/admin/people/second-factor.ts"),
      route("sessions", "routes/admin/people/sessions.ts"),
    ]),
  ]),
]);

const admin = route("admin", "routes/admin/layout.tsx", [
  index(shortAddress, { id: "routes/admin/index" }),
  route("start", "routes/admin/start.ts"),
  route("overview", "routes/admin/overview.tsx"),
  route("find", "routes/admin/find/page.tsx"),
  route("find/items", "routes/admin/find/items.ts"),
  route("live", "routes/admin/live.ts"),
  route("referable", "routes/admin/referable.ts"),
  route("saved-views", "routes/admin/saved-views.ts"),
  route("theme", "routes/admin/theme.ts"),
  route("trash", "routes/admin/trash.tsx"),
  ...leads,
  ...tasks,
  ...pages,
  route("share-block", "routes/admin/content/share-block.ts"),
  route("site-preview", "routes/admin/settings/site-preview.ts"),
  ...content,
  ...documents,
  ...media,
  route("account", "routes/admin/account/page.tsx"),
  ...account,
  ...settings,
  // Addresses that users guess.
  route("news", shortAddress, { id: "routes/admin/content/news-address" }),
  route("users", shortAddress, { id: "routes/admin/people/index" }),
  route(":section?/:item?/*", "routes/admin/not-found.tsx"),
]);

export default [
  site,
  ...besidePages,
  ...feeds,
  ...probes,
  ...previews,
  ...signIn,
  ...editors,
  admin,
] satisfies RouteConfig;
