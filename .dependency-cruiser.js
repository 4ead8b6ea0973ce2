/**
 * Which file may import which. `npm run lint` and the checks of `npm test` run it. A violation reads as
 * `error RULE: FROM → TO`; the comment of the rule says why, and what to do instead.
 *
 * Type imports and dynamic imports count. Rules that are about running code leave out type imports, which the compiler
 * erases.
 */

/** The folders of app that each may import, besides itself. */
const layers = {
  routes: ["site", "admin", "blocks", "flow-field", "domain", "fields", "forms", "ui", "http", "jobs"],
  site: ["flow-field", "blocks", "domain", "fields", "forms", "ui", "http"],
  admin: ["blocks", "domain", "fields", "forms", "ui", "http"],
  blocks: ["flow-field", "domain", "fields", "ui"],
  domain: ["fields", "platform"],
  fields: ["domain/links", "domain/rich-text"],
  jobs: ["blocks", "domain", "platform"],
  server: ["client", "http", "domain", "platform"],
  client: ["admin", "site", "http", "ui"],
  http: ["domain", "platform"],
  forms: ["ui"],
  "flow-field": ["platform"],
  ui: [],
  platform: [],
  paths: [],
  languages: [],
};

/** Files that every folder of app may import. */
const openToAll = [
  "^app/platform/log\\.server\\.ts$", // every server file may log
  "^app/platform/storable-text\\.ts$", // what may be stored, wherever a text comes in
  "^app/paths/", // the only places that build addresses
  "^app/languages/", // the texts of the public site and of mails, in each language
  "^app/client/network/pending-requests\\.ts$", // site and admin show the same offline queue
  "^app/client/page\\.ts$", // site/chrome loads it where no inline script has
];

/**
 * What a block is, without how it looks: schemas, migrations, texts and checks. It is in the folder of each block, and
 * the domain may import it; views and loaders it may not.
 */
const blockRules =
  "^app/blocks/(registry|read-blocks|missing-in-blocks\\.server|plain-text|page-references|differences-in-words|shared-block/shared-blocks\\.server)\\.ts$|^app/blocks/[^/]+/schema\\.ts$";

/** Folders of the domain from bottom to top. Each may import those before it. */
const domainOrder = [
  ...[
    "texts",
    "days",
    "records",
    "contact",
    "links",
    "rich-text",
    "theme",
    "content",
    "live",
    "documents",
    "content-types",
  ],
  ...[
    "audit",
    "saved-views",
    "settings",
    "health",
    "consent",
    "assignments",
    "leads",
    "search",
    "references",
    "media",
    "accounts",
    "publishing",
  ],
  ...[
    "pages",
    "starter-pages",
    "settings-store",
    "redirects",
    "content-store",
    "translations",
    "share-cards",
    "tasks",
    "audit-log",
    "overview",
  ],
];

/** Who acts, with which rights, from which device: the words of accounts that every folder of the domain may use. */
const openToDomain = "^app/domain/accounts/(account|policies|device)\\.ts$";

/** Cycles between modules that are recursive by nature: a table holds documents, a group holds fields. */
const recursive =
  "^app/blocks/rich-text/(document|table)-view\\.tsx$|^app/admin/fields/(fields|list-control|media-controls)\\.tsx$";

const tests = "\\.(test|spec)\\.tsx?$|^tests/|^tools/(audits|bench|exit-trial|scanners)/";
const types = ["type-only", "type-import"];
const packages = (/** @type {string} */ names) => `^node_modules/(@types/)?(${names})/`;
const editorPackages = packages("@tiptap|prosemirror-[a-z]+|@atlaskit|zustand|morphdom|axe-core|idb");

/** @returns {import("dependency-cruiser").IForbiddenRuleType[]} */
function layerRules() {
  const folders = Object.keys(layers).join("|");
  return [
    {
      name: "known-folder",
      comment: "A new folder of app needs a line in the table of layers and in docs/architecture.md.",
      severity: "error",
      from: { path: "^app/[^/]+/", pathNot: `^app/(${folders})/` },
      to: {},
    },
    ...Object.entries(layers).map(([folder, below]) => ({
      name: `layer-${folder}`,
      comment: `app/${folder} may import ${below.join(", ") || "no other folder of app"}.`,
      severity: /** @type {const} */ ("error"),
      from: { path: `^app/${folder}/`, pathNot: tests },
      to: {
        path: "^app/",
        pathNot: [
          `^app/(${[folder, ...below].join("|")})/`,
          ...openToAll,
          ...(folder === "domain" ? [blockRules] : []),
        ],
      },
    })),
  ];
}

/** @returns {import("dependency-cruiser").IForbiddenRuleType[]} */
function domainRules() {
  const known = domainOrder.join("|");
  return [
    {
      name: "known-domain-folder",
      comment: "A new folder of the domain needs its place in the order of .dependency-cruiser.js.",
      severity: "error",
      from: { path: "^app/domain/", pathNot: `^app/domain/(${known})/` },
      to: {},
    },
    ...domainOrder.slice(0, -1).map((folder, position) => {
      const above = domainOrder.slice(position + 1).join("|");
      return {
        name: `domain-order-${folder}`,
        comment: "Folders of the domain import in one direction, so that there are no cycles between them.",
        severity: /** @type {const} */ ("error"),
        from: { path: `^app/domain/${folder}/`, pathNot: tests },
        to: { path: `^app/domain/(${above})/`, pathNot: openToDomain },
      };
    }),
  ];
}

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    ...layerRules(),
    ...domainRules(),
    {
      name: "no-cycles",
      comment: "Modules do not import each other in a circle. Types may.",
      severity: "error",
      from: { pathNot: recursive },
      to: { circular: true, viaOnly: { dependencyTypesNot: types } },
    },
    {
      name: "database-is-the-ground",
      comment: "Schema, connection and migrations import nothing from outside db.",
      severity: "error",
      from: { path: "^db/", pathNot: tests },
      to: { path: "^(app|demo|tools|tests)/" },
    },
    {
      name: "tools-are-on-top",
      comment: "The app uses the database, and no program above it.",
      severity: "error",
      from: { path: "^app/", pathNot: tests },
      to: { path: "^(demo|tools)/" },
    },
    {
      name: "server-code-on-the-server",
      comment:
        "Only *.server.ts, jobs and route modules import server code: Vite removes it from routes alone.",
      severity: "error",
      from: {
        path: "^app/([^/]+/|entry\\.client)",
        pathNot: [tests, "\\.server\\.tsx?$", "^app/(jobs|routes)/"],
      },
      to: {
        path: ["\\.server\\.tsx?$", "^db/", packages("drizzle-orm|postgres|pg")],
        dependencyTypesNot: types,
      },
    },
    {
      name: "node-on-the-server",
      comment: "Only *.server.ts and jobs import modules of Node.",
      severity: "error",
      from: { path: "^app/([^/]+/|entry\\.client)", pathNot: [tests, "\\.server\\.tsx?$", "^app/jobs/"] },
      to: { dependencyTypes: ["core"], dependencyTypesNot: types },
    },
    {
      name: "routes-ask-the-domain",
      comment: "Route modules hold no SQL.",
      severity: "error",
      from: { path: "^app/routes/", pathNot: [tests, "\\.server\\.tsx?$"] },
      to: { path: ["^db/", packages("drizzle-orm|postgres|pg")], dependencyTypesNot: types },
    },
    {
      name: "no-admin-on-public-pages",
      comment: "What a public page may load reaches no file of the admin and no package of the editor.",
      severity: "error",
      from: {
        path: "^app/(entry\\.client|root)\\.tsx$|^app/routes/(site|preview/(layout|link|article|frame|page))",
      },
      to: { path: ["^app/admin/", "^app/routes/(admin|auth)/", editorPackages], reachable: true },
    },
    {
      name: "no-admin-addresses-on-public-pages",
      comment: "Visitors' browsers learn no addresses of the admin: use paths/site-paths.ts.",
      severity: "error",
      from: { path: "^app/(site|blocks|ui)/", pathNot: [tests, "\\.server\\.tsx?$"] },
      to: { path: "^app/paths/paths\\.ts$", dependencyTypesNot: types },
    },
    {
      name: "domain-without-framework",
      comment: "Domain and fields know no React, no Request, no Remix: pass what they need as arguments.",
      severity: "error",
      from: { path: "^app/(domain|fields)/", pathNot: tests },
      to: { path: packages("react|react-dom|@remix-run|@conform-to") },
    },
    {
      name: "framework-in-few-folders",
      comment:
        "Remix stays in routes, site, admin, forms, http and server; ui, blocks and one file of client use its React half.",
      severity: "error",
      from: { path: "^app/(blocks|ui|client|jobs|platform)/", pathNot: tests },
      to: { path: packages("@remix-run"), pathNot: "^node_modules/@remix-run/react/" },
    },
    {
      name: "framework-behind-one-file",
      comment: "app/client asks for the framework's inside through framework.ts.",
      severity: "error",
      from: { path: "^app/(client|jobs|platform)/", pathNot: [tests, "^app/client/framework\\.ts$"] },
      to: { path: packages("@remix-run/react") },
    },
    {
      name: "no-tests-in-the-product",
      comment: "Tests, and their helpers are imported by tests alone.",
      severity: "error",
      from: { path: "^(app|db|demo|tools)/", pathNot: tests },
      to: { path: tests },
    },
    {
      name: "no-vague-names",
      comment: "Name a file for the one idea that it holds.",
      severity: "error",
      from: { path: "^(app|db|tools|tests)/" },
      to: {
        path: ["/(utils|helpers|misc|common)[/.]", "-(service|manager)\\."],
        pathNot: ["^node_modules/", "/node_modules/", "tag-manager\\."],
      },
    },
    {
      name: "resolvable",
      comment: "An import finds its file.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(build|public|test-results|\\.[^/]+)/|^tools/exit-trial/files/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
