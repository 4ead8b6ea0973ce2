import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AdminPage } from "#app/admin/admin-page.tsx";
import { SearchBox } from "#app/admin/lists.tsx";
import { useAnswer } from "#app/admin/live/live-updates.tsx";
import { messages } from "#app/admin/pages/messages.ts";
import { type RecordAnswer, respondWith } from "#app/admin/records/record-answer.ts";
import { MissingPaths, RedirectForm, RedirectList, valuesOf } from "#app/admin/redirects/redirect-screen.tsx";
import { useCountFormat } from "#app/admin/use-decimal.ts";
import { allows } from "#app/domain/accounts/policies.ts";
import { redirectSchema } from "#app/domain/redirects/redirect.ts";
import {
  deleteRedirect,
  dismissMissingPath,
  listMissingPaths,
  listRedirects,
  type Redirect,
  saveRedirect,
} from "#app/domain/redirects/redirects.server.ts";
import { editionOf } from "#app/domain/settings/edition.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { idParam, requireStaff } from "#app/http/guards.server.ts";
import { parseForm, readForm, readVersion } from "#app/http/read-form.server.ts";
import { seeOther } from "#app/http/redirect-to.server.ts";
import { siteUrl } from "#app/http/request.server.ts";
import { addressIn, stableAddress } from "#app/languages/addresses.ts";
import type { Edition } from "#app/languages/language.ts";
import { paths } from "#app/paths/paths.ts";
import { listBrokenPaths } from "#app/site/broken-paths.server.ts";

export const meta: MetaFunction = () => adminMeta("Redirects");

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "pages.read");
  const { searchParams } = new URL(request.url);
  const query = queryIn(request);
  const [listed, missing, settings] = await Promise.all([
    listRedirects(stableAddress(query)),
    listMissingPaths(),
    getSettings(),
  ]);
  const redirects = listed.redirects.map((redirect) => inEdition(redirect, editionOf(settings)));
  const targets = redirects.flatMap(({ toPath }) => (toPath?.startsWith("/") ? [toPath] : []));
  return {
    total: listed.total,
    redirects,
    brokenTargets: await listBrokenPaths(targets),
    missing: missing.map((each) => ({ ...each, path: addressIn(each.path, editionOf(settings)) })),
    query,
    editing: redirects.find(({ id }) => id === searchParams.get("edit")),
    from: searchParams.get("from") ?? "",
    siteUrl,
    mayUpdate: allows(staff.role, "pages.update"),
  };
}

/** As visitors see the paths: stored ones are in the default language. */
function inEdition(redirect: Redirect, edition: Edition): Redirect {
  const { fromPath, toPath } = redirect;
  return {
    ...redirect,
    fromPath: addressIn(fromPath, edition),
    toPath: toPath && addressIn(toPath, edition),
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
      await dismissMissingPath(stableAddress(String(form.get("path"))), staff);
      return seeOther(listPath(queryIn(request)));
  }
  const submission = parseForm(form, redirectSchema(siteUrl));
  if (submission.status !== "success")
    return respondWith<RecordAnswer>({ status: "invalid", result: submission.reply() });
  const id = form.get("id");
  const edited = id ? { id: idParam(String(id)), version: readVersion(form) } : undefined;
  const outcome = await saveRedirect(submission.value, staff, edited);
  switch (outcome?.status) {
    case undefined: {
      const result = submission.reply({
        formErrors: [
          "Someone else has deleted this redirect in the meantime. Send it again without changes to add it.",
        ],
      });
      return respondWith<RecordAnswer>({ status: "gone", result });
    }
    case "stale": {
      const { redirect, isOwn, fields } = outcome;
      const conflict = {
        isOwn,
        fields,
        stored: valuesOf(inEdition(redirect, editionOf(await getSettings()))),
      };
      return respondWith<RecordAnswer>({
        status: "conflict",
        result: submission.reply(),
        version: redirect.version,
        conflict,
      });
    }
    case "refused": {
      const fieldErrors = { [outcome.field]: [outcome.message] };
      return respondWith<RecordAnswer>({ status: "invalid", result: submission.reply({ fieldErrors }) });
    }
  }
  // A new one may not match the search.
  return seeOther(edited ? listPath(queryIn(request)) : paths.admin.redirects());
}

export default function Redirects() {
  const { redirects, brokenTargets, total, missing, query, editing, from, siteUrl, mayUpdate } =
    useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const here = listPath(query);
  const format = useCountFormat();
  return (
    <AdminPage title="Redirects" back={{ to: paths.admin.pages(), label: "Pages" }}>
      {mayUpdate ? (
        <RedirectForm
          key={editing?.id ?? from}
          editing={editing}
          from={from}
          siteUrl={siteUrl}
          total={total}
          here={here}
          answer={answer}
        />
      ) : null}
      <div className="mt-8 flex flex-wrap items-center justify-between gap-4 border-b border-line pb-3">
        <p className="text-[0.75rem] text-muted">
          {messages.redirectCount(format(total))}
          {redirects.length < total ? `, the ${redirects.length} most used of them` : ""}
        </p>
        <SearchBox
          action={paths.admin.redirects()}
          query={query}
          label="Search redirects"
          placeholder="Part of either path"
        />
      </div>
      <RedirectList
        redirects={redirects}
        brokenTargets={brokenTargets}
        mayUpdate={mayUpdate}
        here={here}
        isSearching={query !== ""}
      />
      <MissingPaths missing={missing} mayUpdate={mayUpdate} here={here} />
    </AdminPage>
  );
}
