import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DeleteContent, SlugForm } from "#app/admin/content/content-address.tsx";
import { changeSlug, requireContent } from "#app/admin/content/content-requests.server.ts";
import { RoutePanel, RoutePanelError } from "#app/admin/editor/panels/route-panel.tsx";
import { orDeleted } from "#app/admin/publishing/requested-item.server.ts";
import { LinksHere } from "#app/admin/reference-list.tsx";
import { allows } from "#app/domain/accounts/policies.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { seeOther } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { staff, type, store, id } = await requireContent(request, params, "read");
  const row = orDeleted(await store.find(id), store.pathOf(id));
  return {
    screen: store.pathOf(id),
    slug: row.slug ?? null,
    isKnown: row.isPublished || row.publishedAt !== null,
    linksHere: await store.listLinksHere(row),
    isInLists: type.blocks === undefined,
    mayUpdate: allows(staff.role, `${type.policies}.update`),
  };
}

/** Changes the slug. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { staff, store, id } = await requireContent(request, params, "update");
  const answer = await changeSlug(store, id, await readForm(request), staff);
  if (answer) return data({ address: answer }, { status: answer.theirs ? 409 : 400 });
  return seeOther(paths.admin.contentResources(store.pathOf(id)).address);
}

export default function ContentAddress() {
  const { screen, slug, isKnown, linksHere, isInLists, mayUpdate } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <RoutePanel title={slug ? "Address, links and deletion" : "Links and deletion"}>
      {slug ? (
        <SlugForm key={slug} slug={slug} isKnown={isKnown} answer={answer?.address} isReadOnly={!mayUpdate} />
      ) : null}
      <LinksHere links={linksHere} otherwise={isInLists ? "Only lists." : "No page shows it yet."} />
      {mayUpdate ? <DeleteContent screen={screen} isPage={slug !== null} linksHere={linksHere} /> : null}
    </RoutePanel>
  );
}

export { RoutePanelError as ErrorBoundary };
