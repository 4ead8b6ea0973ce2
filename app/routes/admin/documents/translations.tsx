import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { buttonClasses } from "#app/admin/classes.ts";
import { useEditorType } from "#app/admin/editor/editor.ts";
import { RoutePanel, RoutePanelError } from "#app/admin/editor/panels/route-panel.tsx";
import { NewTabLink } from "#app/admin/new-tab-link.tsx";
import { PostButton } from "#app/admin/post-button.tsx";
import { requireItem } from "#app/admin/publishing/requested-item.server.ts";
import { changeLanguages, readLanguages } from "#app/admin/translations/document-languages.server.ts";
import { LanguageList } from "#app/admin/translations/language-list.tsx";
import { messages } from "#app/admin/translations/messages.ts";
import { readForm } from "#app/http/read-form.server.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const item = await requireItem(request, params, "read");
  return { ...(await readLanguages(item)), mayUpdate: item.mayUpdate };
}

/** Translates the document, or marks it as translated. */
export async function action({ request, params }: ActionFunctionArgs) {
  const item = await requireItem(request, params, "update");
  const refusal = await changeLanguages(item, await readForm(request), item.staff);
  return data({ refusal }, { status: 409 });
}

export default function Translations() {
  const { address, languages, change, mayUpdate } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.refusal;
  const { noun } = useEditorType();
  return (
    <RoutePanel title={messages.title}>
      {refusal ? (
        <p role="alert" className="mb-5 border-l-2 border-bad pl-3">
          {refusal}.
        </p>
      ) : null}
      {change ? (
        <div className="mb-6 border-l-2 border-signal pl-3">
          <p>
            <strong className="font-semibold">{messages.originalChanged(change.language)}.</strong>{" "}
            {mayUpdate ? messages.whatToDo(noun) : null}
          </p>
          <div className="mt-3 flex flex-wrap items-center gap-4">
            <NewTabLink href={change.comparison}>{messages.showChanges}</NewTabLink>
            {mayUpdate ? (
              <PostButton
                action={address}
                fields={{ intent: "mark", number: change.to }}
                className={buttonClasses.plain}
              >
                {messages.markAsTranslated}
              </PostButton>
            ) : null}
          </div>
        </div>
      ) : null}
      <LanguageList action={address} languages={languages} noun={noun} mayUpdate={mayUpdate} />
      {mayUpdate && languages.some(({ translation }) => !translation) ? (
        <p className="mt-4 text-muted">{messages.about(noun)}</p>
      ) : null}
    </RoutePanel>
  );
}

export { RoutePanelError as ErrorBoundary };
