import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Outlet, type ShouldRevalidateFunction, useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AdminError } from "#app/admin/admin-page.tsx";
import { EditorLayout, EditorScreen } from "#app/admin/editor/editor-screen.tsx";
import { messages as editorMessages } from "#app/admin/editor/messages.ts";
import { readEditor, savePlainForm } from "#app/admin/editor/read-editor.server.ts";
import { messages } from "#app/admin/pages/messages.ts";
import { MissingPageTexts } from "#app/admin/pages/missing-page-texts.tsx";
import { requirePage } from "#app/admin/pages/page-requests.server.ts";
import { mergeStatuses } from "#app/admin/publishing/merged-form.ts";
import { useRejectedFields } from "#app/admin/publishing/unsaved-texts.tsx";
import { TextLink } from "#app/admin/text-link.tsx";
import { publicationRefusals } from "#app/domain/publishing/publication.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { seeOther } from "#app/http/redirect-to.server.ts";
import { siteUrl } from "#app/http/request.server.ts";
import { privateHeaders } from "#app/http/response-headers.ts";
import { paths } from "#app/paths/paths.ts";
import { shareCardOf } from "#app/site/discovery/share-card.server.ts";
import { knownBlocks } from "#app/site/draft-frame/render-draft.server.ts";

export const headers = () => privateHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  adminMeta(data ? data.draft.title : messages.noSubpages);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { staff, page } = await requirePage(request, params, "pages.read");
  const { settings, card, draft, ...editor } = await readEditor(request, page, staff);
  return {
    ...editor,
    draft: { ...draft, blocks: knownBlocks(draft.blocks) },
    site: { url: siteUrl, shareCard: await shareCardOf(settings, card) },
  };
}

/** The form without JavaScript: saves the fields and, with `publish`, publishes the page. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { staff, page } = await requirePage(request, params, "pages.update");
  const form = await readForm(request);
  if (form.has("publish")) await requireStaff(request, "pages.publish");
  const answer = await savePlainForm(form, page.id, staff);
  if (answer.status !== "saved") return data(answer, { status: mergeStatuses[answer.status] });
  const { publication = "draft" } = answer;
  const query = publicationRefusals.safeParse(publication).success ? "refused" : "saved";
  return seeOther(`${paths.admin.page(page.slug)}?${query}=${publication}`);
}

/**
 * The open editor holds the current state and merges what the loader reads after a form in a panel was submitted, unless
 * the panel shows that the page is missing. Another slug means another page, or the same page after a rename.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentParams,
  nextParams,
  formMethod,
  actionStatus,
}) =>
  (formMethod !== undefined && formMethod !== "GET" && actionStatus !== 404) ||
  currentParams.slug !== nextParams.slug;

export default function PageEditor() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <EditorScreen key={loaded.page.id} loaded={loaded} answer={answer}>
      <Outlet />
    </EditorScreen>
  );
}

export function ErrorBoundary() {
  const isFormRejected = useRejectedFields().length > 0;
  return (
    <EditorLayout>
      <div className="h-full overflow-y-auto">
        <AdminError />
        {isFormRejected ? (
          <div className="grid gap-4 px-4 pb-5 md:px-6">
            <TextLink to={paths.admin.trash()}>{editorMessages.openTheTrash}</TextLink>
            <MissingPageTexts />
          </div>
        ) : null}
      </div>
    </EditorLayout>
  );
}
