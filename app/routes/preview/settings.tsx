import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { isPreviewed } from "#app/domain/settings/section.ts";
import { readTabKey } from "#app/domain/settings/tab-key.ts";
import { orNotFound, requireStaff } from "#app/http/guards.server.ts";
import { readJson } from "#app/http/read-form.server.ts";
import { previewHeaders } from "#app/http/response-headers.ts";
import { EditionProvider } from "#app/languages/use-messages.ts";
import { unlistedMeta } from "#app/site/page-meta.ts";
import { PreviewShell } from "#app/site/preview/preview-shell.tsx";
import { PreviewedSection } from "#app/site/settings-preview/previewed-section.tsx";
import { readPreview } from "#app/site/settings-preview/read-preview.server.ts";
import { siteStyles } from "#app/site/site-styles.ts";

export const links: LinksFunction = () => [siteStyles];

export const headers = () => previewHeaders;

const draftSchema = z.record(z.string(), z.unknown()).catch({});

export const meta: MetaFunction = ({ matches }) => unlistedMeta(matches, ({ preview }) => preview.settings);

/** The part of the site that a settings tab changes, with the saved values. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "settings.read");
  return data(await readPreview(previewedTab(params)), { headers: previewHeaders });
}

/** The same with a draft, sent as JSON. Nothing is stored. */
export async function action({ request, params }: ActionFunctionArgs) {
  await requireStaff(request, "settings.read");
  const draft = draftSchema.parse(await readJson(request));
  return data(await readPreview(previewedTab(params), draft), { headers: previewHeaders });
}

function previewedTab(params: LoaderFunctionArgs["params"]) {
  const { tab, language } = orNotFound(readTabKey(params.tab));
  return { tab: orNotFound(isPreviewed(tab) ? tab : undefined), language };
}

export default function SettingsPreview() {
  const saved = useLoaderData<typeof loader>();
  const { tab, edition, site, home, ...texts } = useActionData<typeof action>() ?? saved;
  return (
    // A draft can choose another language than that of the document.
    <EditionProvider value={edition}>
      <PreviewShell site={site}>
        <PreviewedSection tab={tab} home={home} {...texts} />
      </PreviewShell>
    </EditionProvider>
  );
}
