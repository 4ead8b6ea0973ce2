import type { ServerBuild } from "@remix-run/node";
import { liveStream } from "#app/http/live/live-stream.server.ts";
import { answerOldPath } from "#app/http/old-paths.server.ts";
import { loader as healthz } from "#app/routes/probes/healthz.ts";
import { loader as readyz } from "#app/routes/probes/readyz.ts";
import { action as takeEnquiry } from "#app/routes/site/lets-talk/enquiries.ts";
import { readSiteData } from "#app/site/site-data.server.ts";
import "#app/jobs/start.server.ts";
import { createApp, mountOnRemixServe } from "#app/server/app.server.ts";
import { buildOptions } from "./build-options.ts";

/*
 * The exports of the app's build without its pages: for tests that need the real `remix-serve`, such as sockets,
 * signals and several instances. `/slow` responds after a second; `/events` streams events like the admin's live
 * screens; `/echo` returns the headers that a loader gets; `/old` is a path without a page.
 */
type Routes = ServerBuild["routes"];
type RouteModule = NonNullable<Routes[string]>["module"];

const route = (id: string, module: Omit<RouteModule, "default">) => ({
  [id]: { id, path: id, module: module as RouteModule }, // without a component: it responds and renders nothing
});

const somebody = {
  id: "00000000-0000-4000-8000-000000000000",
  email: "olga@kestrel.example",
  name: "Olga",
  role: "owner" as const,
};

export const routes: Routes = {
  ...route("lets-talk/enquiries", { action: takeEnquiry }),
  ...route("healthz", { loader: healthz }),
  ...route("readyz", { loader: readyz }),
  ...route("old", { loader: ({ request }) => answerOldPath(request) }),
  ...route("echo", { loader: ({ request }) => Response.json(Object.fromEntries(request.headers)) }),
  ...route("footer-copyright", {
    loader: async () => new Response((await readSiteData()).value.settings.footer_copyright),
  }),
  ...route("events", { loader: ({ request }) => liveStream(request, somebody) }),
  ...route("slow", {
    loader: async () => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return new Response("done");
    },
  }),
};

export const entry: ServerBuild["entry"] = { module: { default: () => new Response("no pages here") } };

export const assets: ServerBuild["assets"] = {
  entry: { imports: [], module: "" },
  routes: {},
  url: "",
  version: "",
};

export const { future, mode, isSpaMode, publicPath, assetsBuildDirectory } = buildOptions;

mountOnRemixServe(async () => createApp({ routes, entry, assets, ...buildOptions }));
