import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useParams, useSearchParams } from "@remix-run/react";
import { useState } from "react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AdminPage, Section } from "#app/admin/admin-page.tsx";
import { buttonClasses } from "#app/admin/classes.ts";
import { ContentAside, DeleteContent } from "#app/admin/content/content-aside.tsx";
import { ContentForm, SlugForm, typedSchema } from "#app/admin/content/content-form.tsx";
import {
  changeSlug,
  readChangeNotice,
  requireContent,
  saveContent,
} from "#app/admin/content/content-requests.server.ts";
import { messages } from "#app/admin/content/messages.ts";
import { MissingContent } from "#app/admin/content/missing-content.tsx";
import { useContentFindings } from "#app/admin/content/use-content-findings.ts";
import { ChangeNoticeBar } from "#app/admin/flash-message.tsx";
import { useAnswer } from "#app/admin/live/live-updates.tsx";
import { NewTabLink } from "#app/admin/new-tab-link.tsx";
import { mergeStatuses } from "#app/admin/publishing/merged-form.ts";
import { PreviewCard, previewPath, readPreviewDays } from "#app/admin/publishing/preview-card.tsx";
import { orDeleted } from "#app/admin/publishing/requested-item.server.ts";
import { ReferenceList } from "#app/admin/reference-list.tsx";
import { allows } from "#app/domain/accounts/policies.ts";
import type { ContentField } from "#app/domain/content-types/content-draft.ts";
import { contentTypeAt, contentTypes, nameOf } from "#app/domain/content-types/registry.ts";
import { moneyOf } from "#app/domain/leads/money.ts";
import { listLinkablePages } from "#app/domain/pages/page-tree.server.ts";
import { createPreviewLink, listPreviewLinks } from "#app/domain/publishing/preview-links.server.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { orNotFound, requireStaff } from "#app/http/guards.server.ts";
import { answersForm, parseForm, readForm } from "#app/http/read-form.server.ts";
import { seeOther } from "#app/http/redirect-to.server.ts";
import { siteUrl } from "#app/http/request.server.ts";
import { paths } from "#app/paths/paths.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  adminMeta(data?.entry.title ?? messages.content);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { staff, type, store, id } = await requireContent(request, params, "read");
  const mayUpdate = allows(staff.role, `${type.policies}.update`);
  const read = await store.read(id);
  if (
    !read &&
    mayUpdate &&
    !answersForm(request) &&
    (await store.listTrashed()).some((trashed) => trashed.id === id)
  )
    throw seeOther(`${paths.admin.contents(type.collection)}?trashed=${id}`);
  const { row, ...entry } = orNotFound(read);
  const [previewLinks, suggestions, pages, linksHere] = await Promise.all([
    type.address ? listPreviewLinks({ kind: nameOf(type), id }) : [],
    store.listSuggestions(),
    listLinkablePages(),
    store.listLinksHere(row),
  ]);
  return {
    collection: type.collection,
    entry,
    notice: readChangeNotice(request, entry, store.pathOf(id)),
    slug: row.slug ?? null,
    previewLinks,
    suggestions,
    pages,
    linksHere,
    mayUpdate,
    mayPublish: allows(staff.role, `${type.policies}.publish`),
  };
}

/**
 * Depending on `intent`: saves the fields and, with `publish`, publishes them, changes the address, or creates a
 * preview link.
 */
export async function action({ request, params }: ActionFunctionArgs) {
  const { staff, type, store, id } = await requireContent(request, params, "update");
  const form = await readForm(request);
  if (form.has("publish")) await requireStaff(request, `${type.policies}.publish`);
  switch (form.get("intent")) {
    case "slug": {
      const answer = await changeSlug(store, id, form, staff);
      if (answer) return data({ address: answer }, { status: answer.theirs ? 409 : 400 });
      return seeOther(store.pathOf(id));
    }
    case "preview-link": {
      const { slug } = orDeleted(await store.find(id), store.pathOf(id));
      const subject = { kind: nameOf(type), id, slug: orNotFound(slug) };
      const { token } = await createPreviewLink(subject, readPreviewDays(form), staff);
      return data({ previewUrl: siteUrl + paths.preview(token) });
    }
    default: {
      const saved = await saveContent({
        submission: parseForm(form, typedSchema(type.schema, moneyOf(await getSettings()).decimal)),
        form,
        labelOf: type.labelOf,
        inWords: type.inWords,
        save: (fields, bases) => store.save(id, { bases, fields, by: staff }),
        publish: (baseVersion, waiting) => store.publish(id, staff, baseVersion, waiting),
      });
      return data({ saved }, { status: mergeStatuses[saved.status] });
    }
  }
}

export default function ContentScreen() {
  const loaded = useLoaderData<typeof loader>();
  const {
    collection,
    entry,
    notice,
    slug,
    previewLinks,
    suggestions,
    pages,
    linksHere,
    mayUpdate,
    mayPublish,
  } = loaded;
  const answer = useAnswer<typeof action>();
  const [query] = useSearchParams();
  const [isUnsaved, setUnsaved] = useState(false);
  const type = contentTypeAt(collection) ?? contentTypes.article; // the loader responds with 404 to an unknown type
  const { id, draft, bases, publication, missing } = entry;
  const saved = answer && "saved" in answer ? answer.saved : undefined;
  const screen = paths.admin.content(collection, id);
  const formId = `${type.name}-${id}`;
  const checks = useContentFindings({
    ...{ type, formId, pages, version: publication.version },
    missing: missing.map(({ path, message }) => ({ weight: "stop", message, place: String(path[0]) })),
  });
  const livePath = publication.isPublished && slug ? type.address?.item(slug) : undefined;
  return (
    <AdminPage
      title={entry.title}
      back={{ to: paths.admin.contents(collection), label: type.label }}
      actions={
        livePath ? (
          <NewTabLink href={livePath} className={buttonClasses.plain}>
            {messages.onTheSite}
          </NewTabLink>
        ) : null
      }
    >
      <ChangeNoticeBar notice={notice} />
      <div key={id} className="grid gap-x-12 lg:grid-cols-[minmax(0,760px)_340px]">
        <div>
          <ContentForm
            type={type}
            formId={formId}
            draft={draft}
            version={publication.version}
            bases={bases}
            suggestions={suggestions}
            pages={pages}
            answer={saved}
            isReadOnly={!mayUpdate}
            onUnsaved={setUnsaved}
          />
          <div className="mt-8">
            {slug ? (
              <SlugForm
                key={slug}
                slug={slug}
                isKnown={publication.isPublished || publication.publishedAt !== null}
                answer={answer && "address" in answer ? answer.address : undefined}
                isReadOnly={!mayUpdate}
              />
            ) : (
              <Section title={messages.previewOfTheDraftOn}>
                <iframe
                  key={publication.version}
                  title={messages.theDraftAsLastSaved}
                  src={previewPath(type, id)}
                  className="h-[30rem] w-full border border-line bg-card md:h-96"
                />
              </Section>
            )}
          </div>
          {mayUpdate ? (
            <DeleteContent
              screen={screen}
              linksHere={linksHere}
              about={
                type.address
                  ? messages.removedFromTheSiteImmediately
                  : messages.removedFromTheSiteImmediatelySentence
              }
            />
          ) : null}
        </div>
        <ContentAside
          {...entry}
          noun={type.singular}
          formId={formId}
          screen={screen}
          mayPublish={mayPublish}
          isUnsaved={isUnsaved}
          livePath={livePath}
          checks={checks}
          answer={saved}
          query={query}
        >
          <Section title={messages.whatLinksHere}>
            {linksHere.length > 0 ? (
              <ReferenceList references={linksHere} />
            ) : (
              <p className="text-muted">{messages.nothingLinksHere}</p>
            )}
          </Section>
          {type.address ? (
            <PreviewCard
              draftPath={previewPath(type, id)}
              revoking={paths.admin.contentResources(screen).previewLinks}
              links={previewLinks}
              madeUrl={answer && "previewUrl" in answer ? answer.previewUrl : undefined}
              mayShare={mayUpdate}
            />
          ) : null}
        </ContentAside>
      </div>
    </AdminPage>
  );
}

/** Without JavaScript it also answers a form for an item in the trash; rich text cannot be typed there. */
export function ErrorBoundary() {
  const answer = useActionData<typeof action>();
  const type = contentTypeAt(useParams().type);
  if (answer && "address" in answer) return <MissingContent texts={[[messages.slug, answer.address.slug]]} />;
  const saved = answer && "saved" in answer ? answer.saved : undefined;
  if (!type || saved?.status !== "gone") return <MissingContent />;
  const typed = saved.result.initialValue ?? {};
  return (
    <MissingContent
      texts={type.fields.flatMap(({ name, control }: ContentField): [string, string][] =>
        control === "richText" ? [] : [[type.labelOf(name), String(typed[name] ?? "")]],
      )}
    />
  );
}
