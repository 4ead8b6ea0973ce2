import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AdminPage } from "#app/admin/admin-page.tsx";
import { SearchBox } from "#app/admin/lists.tsx";
import { messages } from "#app/admin/pages/messages.ts";
import { MissingPaths, RedirectForm, RedirectList } from "#app/admin/redirects/redirect-screen.tsx";
import { allows } from "#app/domain/accounts/policies.ts";
import { readablePath, redirectSchema } from "#app/domain/redirects/redirect.ts";
import {
  deleteRedirect,
  dismissMissingPath,
  listMissingPaths,
  listRedirects,
  saveRedirect,
} from "#app/domain/redirects/redirects.server.ts";
import { idParam, requireStaff } from "#app/http/guards.server.ts";
import { parseForm, readForm } from "#app/http/read-form.server.ts";
import { seeOther } from "#app/http/redirect-to.server.ts";
import { siteUrl } from "#app/http/request.server.ts";
import { paths } from "#app/paths/paths.ts";

export const meta: MetaFunction = () => adminMeta(messages.redirectsLabel);

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "pages.read");
  const { searchParams } = new URL(request.url);
  const query = queryIn(request);
  const [listed, missing] = await Promise.all([listRedirects(query), listMissingPaths()]);
  return {
    ...listed,
    missing,
    query,
    editing: listed.redirects.find(({ id }) => id === searchParams.get("edit")),
    from: searchParams.get("from") ?? "",
    siteUrl,
    mayUpdate: allows(staff.role, "pages.update"),
  };
}

function queryIn(request: Request): string {
  return (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, 200);
}

/** The list of the redirects that match a search. */
function listPath(query: string): string {
  return query ? `${paths.admin.redirects()}?${new URLSearchParams({ q: query })}` : paths.admin.redirects();
}

/** Depending on `intent`: adds, changes or deletes a redirect, or removes a recorded 404. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "pages.update");
  const form = await readForm(request);
  switch (form.get("intent")) {
    case "delete":
      await deleteRedirect(idParam(String(form.get("id"))), staff);
      return seeOther(listPath(queryIn(request)));
    case "dismiss":
      await dismissMissingPath(String(form.get("path")), staff);
      return seeOther(listPath(queryIn(request)));
  }
  const submission = parseForm(form, redirectSchema(siteUrl));
  if (submission.status !== "success") return data(submission.reply(), { status: 400 });
  const shown = shownIn(form);
  const outcome = await saveRedirect(submission.value, staff, shown);
  switch (outcome?.status) {
    case undefined:
      return data(submission.reply({ formErrors: [messages.someoneElseHasDeletedThis] }), { status: 409 });
    case "stale": {
      const { id, fromPath, toPath } = outcome.redirect;
      const formErrors = [
        messages.someoneElseHasChangedThis(readablePath(fromPath), toPath && readablePath(toPath)),
      ];
      return data({ ...submission.reply({ formErrors }), stored: { id, fromPath, toPath } }, { status: 409 });
    }
    case "refused":
      return data(submission.reply({ fieldErrors: { [outcome.field]: [outcome.message] } }), { status: 400 });
  }
  // A new one may not match the search.
  return seeOther(shown ? listPath(queryIn(request)) : paths.admin.redirects());
}

/** The redirect that the form edits, as it was when the form was loaded. */
function shownIn(form: FormData) {
  const id = form.get("id");
  if (!id) return undefined;
  const fromPath = form.get("shownFrom");
  return {
    id: idParam(String(id)),
    ...(fromPath === null
      ? {}
      : { fromPath: String(fromPath), toPath: String(form.get("shownTo") ?? "") || null }),
  };
}

export default function Redirects() {
  const { redirects, total, missing, query, editing, from, siteUrl, mayUpdate } =
    useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const here = listPath(query);
  return (
    <AdminPage title={messages.redirectsLabel} back={{ to: paths.admin.pages(), label: messages.pagesLabel }}>
      {mayUpdate ? (
        <RedirectForm
          key={editing?.id ?? from}
          editing={editing}
          from={from}
          siteUrl={siteUrl}
          total={total}
          here={here}
          result={result}
        />
      ) : null}
      <div className="mt-8 flex flex-wrap items-center justify-between gap-4 border-b border-line pb-3">
        <p className="text-[0.75rem] text-muted">
          {messages.redirects(total)}
          {redirects.length < total ? messages.theMostUsedOfThem(redirects.length) : ""}
        </p>
        <SearchBox
          action={paths.admin.redirects()}
          query={query}
          label={messages.searchRedirects}
          placeholder={messages.partOfEitherPath}
        />
      </div>
      <RedirectList redirects={redirects} mayUpdate={mayUpdate} here={here} isSearching={query !== ""} />
      <MissingPaths missing={missing} mayUpdate={mayUpdate} here={here} />
    </AdminPage>
  );
}
