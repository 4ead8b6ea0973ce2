import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PagePanel, PagePanelError } from "#app/admin/editor/page-panels/page-panels.tsx";
import { messages } from "#app/admin/pages/messages.ts";
import { requirePage } from "#app/admin/pages/page-requests.server.ts";
import { PreviewCard, readPreviewDays } from "#app/admin/publishing/preview-card.tsx";
import { allows } from "#app/domain/accounts/policies.ts";
import { createPreviewLink, listPreviewLinks } from "#app/domain/publishing/preview-links.server.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { siteUrl } from "#app/http/request.server.ts";
import { paths } from "#app/paths/paths.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { staff, page } = await requirePage(request, params, "pages.read");
  return {
    page: { id: page.id, slug: page.slug },
    links: await listPreviewLinks({ kind: "page", id: page.id }),
    mayUpdate: allows(staff.role, "pages.update"),
  };
}

/** Creates a preview link, whose address is shown only once. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { staff, page } = await requirePage(request, params, "pages.update");
  const days = readPreviewDays(await readForm(request));
  const { token } = await createPreviewLink({ kind: "page", ...page }, days, staff);
  return data({ previewUrl: siteUrl + paths.preview(token) });
}

export default function Sharing() {
  const { page, links, mayUpdate } = useLoaderData<typeof loader>();
  return (
    <PagePanel title={messages.previewLinks}>
      <PreviewCard
        draftPath={paths.pagePreview(page.id)}
        revoking={paths.admin.previewLinks(page.slug)}
        links={links}
        madeUrl={useActionData<typeof action>()?.previewUrl}
        mayShare={mayUpdate}
      />
    </PagePanel>
  );
}

export { PagePanelError as ErrorBoundary };
