import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DeleteContent, SlugForm } from "#app/admin/content/content-address.tsx";
import { LanguageForm } from "#app/admin/content/content-language.tsx";
import { panelTitle } from "#app/admin/content/content-menu.tsx";
import { changeLanguage, changeSlug, requireContent } from "#app/admin/content/content-requests.server.ts";
import { RoutePanel, RoutePanelError } from "#app/admin/editor/panels/route-panel.tsx";
import { orDeleted } from "#app/admin/publishing/requested-item.server.ts";
import { LinksHere } from "#app/admin/reference-list.tsx";
import { listSiteLanguages } from "#app/admin/site-languages.server.ts";
import { allows } from "#app/domain/accounts/policies.ts";
import { hasLanguageChoice } from "#app/domain/content-store/choose-language.server.ts";
import { shownPathOf } from "#app/domain/content-types/item-language.server.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { seeOther } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { staff, type, store, id } = await requireContent(request, params, "read");
  const row = orDeleted(await store.find(id), store.pathOf(id));
  const languages = await listSiteLanguages();
  return {
    screen: store.pathOf(id),
    slug: row.slug ?? null,
    path: languages.length > 1 ? shownPathOf(type, row) : undefined,
    language: row.language ?? null,
    languages: languages.length > 1 && hasLanguageChoice(type) ? languages : undefined,
    isKnown: row.isPublished || row.publishedAt !== null,
    linksHere: await store.listLinksHere(row),
    isInLists: type.blocks === undefined,
    mayUpdate: allows(staff.role, `${type.policies}.update`),
  };
}

/** Changes the slug, or the language that shows it. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { staff, store, id } = await requireContent(request, params, "update");
  const form = await readForm(request);
  if (form.has("language")) {
    const problem = await changeLanguage(store, id, String(form.get("language")), staff);
    if (problem) return data({ problem }, { status: 400 });
    return seeOther(paths.admin.contentResources(store.pathOf(id)).address);
  }
  const answer = await changeSlug(store, id, form, staff);
  if (answer) return data({ address: answer }, { status: answer.theirs ? 409 : 400 });
  return seeOther(paths.admin.contentResources(store.pathOf(id)).address);
}

export default function ContentAddress() {
  const { screen, slug, path, language, languages, isKnown, linksHere, isInLists, mayUpdate } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <RoutePanel title={panelTitle({ hasAddress: slug !== null, hasLanguage: languages !== undefined })}>
      {slug ? (
        <SlugForm
          key={slug}
          {...{ slug, path, isKnown }}
          answer={answer && "address" in answer ? answer.address : undefined}
          isReadOnly={!mayUpdate}
        />
      ) : null}
      {languages ? (
        <LanguageForm
          key={language}
          {...{ language, languages }}
          problem={answer && "problem" in answer ? answer.problem : undefined}
          isReadOnly={!mayUpdate}
        />
      ) : null}
      <LinksHere
        links={linksHere}
        title={isInLists ? undefined : "Where it is shown"}
        otherwise={isInLists ? "Only lists." : "No page shows it yet."}
      />
      {mayUpdate ? (
        <DeleteContent screen={screen} isPage={slug !== null} isShown={!isInLists} linksHere={linksHere} />
      ) : null}
    </RoutePanel>
  );
}

export { RoutePanelError as ErrorBoundary };
