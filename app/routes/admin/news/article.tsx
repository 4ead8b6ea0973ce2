import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { useState } from "react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AdminPage } from "#app/admin/admin-page.tsx";
import { buttonClasses } from "#app/admin/classes.ts";
import { readChangeNotice } from "#app/admin/entries/change-notice.server.ts";
import { DeleteEntry } from "#app/admin/entries/delete-entry.tsx";
import { EntryAside } from "#app/admin/entries/entry-aside.tsx";
import { entryStatuses, saveEntry } from "#app/admin/entries/save-entry.server.ts";
import { useAnswer } from "#app/admin/live/use-answer.ts";
import { ArticleForm } from "#app/admin/news/article-form.tsx";
import { articleAsTyped, articleFormSchema } from "#app/admin/news/article-form-schema.ts";
import { SlugForm } from "#app/admin/news/slug-form.tsx";
import { ChangeNoticeBar } from "#app/admin/publishing/change-notice-bar.tsx";
import { PreviewCard } from "#app/admin/publishing/preview-card.tsx";
import { readPreviewDays } from "#app/admin/publishing/preview-days.ts";
import type { Staff } from "#app/domain/accounts/account.ts";
import { allows } from "#app/domain/accounts/policies.ts";
import { articleInWords, articleLabels } from "#app/domain/news/article.ts";
import { renameArticle } from "#app/domain/news/article-slugs.server.ts";
import { articles, findArticle, listBylines } from "#app/domain/news/articles.server.ts";
import { slugFormSchema } from "#app/domain/pages/page.ts";
import { createPreviewLink, listPreviewLinks } from "#app/domain/publishing/preview-links.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { found, idParam } from "#app/http/params.ts";
import { parseForm } from "#app/http/parse-form.server.ts";
import { paths } from "#app/http/paths.ts";
import { privateHeaders } from "#app/http/private-headers.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { siteUrl } from "#app/http/site-url.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => adminMeta(data?.entry.title ?? "News");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "news.read");
  const { row, ...entry } = found(await articles.read(idParam(params.articleId)));
  const [previewLinks, bylines] = await Promise.all([
    listPreviewLinks({ kind: "article", id: row.id }),
    listBylines(),
  ]);
  return {
    entry,
    notice: readChangeNotice(request, entry, paths.admin.article(row.id)),
    slug: row.slug,
    previewLinks,
    bylines,
    mayUpdate: allows(staff.role, "news.update"),
    mayPublish: allows(staff.role, "news.publish"),
  };
}

/** Saves the fields and, with `publish`, publishes them, changes the address, or makes a preview link, as the form's `intent` says. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "news.update");
  const id = idParam(params.articleId);
  const form = await readForm(request);
  if (form.has("publish")) await requireStaff(request, "news.publish");
  switch (form.get("intent")) {
    case "slug": {
      const answer = await changeSlug(id, form, staff);
      if (answer) return data({ address: answer }, { status: answer.theirs ? 409 : 400 });
      return redirect(paths.admin.article(id), { status: 303, headers: privateHeaders });
    }
    case "preview-link": {
      const { slug } = found(await findArticle(id));
      const { token } = await createPreviewLink({ kind: "article", id, slug }, readPreviewDays(form), staff);
      return data({ previewUrl: siteUrl + paths.preview(token) });
    }
    default: {
      const saved = await saveEntry({
        submission: parseForm(form, articleFormSchema),
        form,
        labels: articleLabels,
        inWords: articleInWords,
        asTyped: articleAsTyped,
        save: (fields, bases) => articles.save(id, { bases, fields, by: staff }),
        publish: (baseVersion) => articles.publish(id, staff, baseVersion),
      });
      return data({ saved }, { status: entryStatuses[saved.status] });
    }
  }
}

/** Gives the article another address; answers with what is wrong, if anything is. */
async function changeSlug(id: string, form: FormData, by: Staff) {
  const typed = String(form.get("slug") ?? "").trim();
  const slug = slugFormSchema.safeParse(typed);
  if (!slug.success) return { message: slug.error.issues[0]?.message ?? "This is no slug", slug: typed };
  const outcome = found(
    await renameArticle(id, { slug: slug.data, wasSlug: String(form.get("wasSlug")) }, by),
  );
  if (outcome.status === "renamed") return undefined;
  if (outcome.status === "taken") return { message: outcome.message, slug: typed };
  const { theirs } = outcome;
  const message = `Not changed: somebody has made it “${theirs}” meanwhile. Sending again makes it yours.`;
  return { message, slug: typed, theirs };
}

export default function ArticleDesk() {
  const { entry, notice, slug, previewLinks, bylines, mayUpdate, mayPublish } =
    useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const [query] = useSearchParams();
  const [isUnsaved, setUnsaved] = useState(false);
  const { id, draft, bases, publication } = entry;
  const saved = answer && "saved" in answer ? answer.saved : undefined;
  const screen = paths.admin.article(id);
  return (
    <AdminPage
      title={entry.title}
      back={{ to: paths.admin.news(), label: "News" }}
      actions={
        publication.isPublished ? (
          <a href={paths.article(slug)} target="_blank" rel="noopener" className={buttonClasses.plain}>
            On the site<span aria-hidden="true"> ↗</span>
            <span className="sr-only"> in a new tab</span>
          </a>
        ) : null
      }
    >
      <ChangeNoticeBar notice={notice} />
      <div key={id} className="grid gap-x-12 lg:grid-cols-[minmax(0,760px)_340px]">
        <div>
          <ArticleForm
            id={id}
            draft={draft}
            version={publication.version}
            bases={bases}
            bylines={bylines}
            answer={saved}
            isReadOnly={!mayUpdate}
            onUnsaved={setUnsaved}
          />
          <div className="mt-8">
            <SlugForm
              key={slug}
              slug={slug}
              isKnown={publication.isPublished || publication.publishedAt !== null}
              answer={answer && "address" in answer ? answer.address : undefined}
              isReadOnly={!mayUpdate}
            />
          </div>
          {mayUpdate ? (
            <DeleteEntry
              screen={screen}
              about="Off the site at once; an address that visitors know says that it is gone."
            />
          ) : null}
        </div>
        <EntryAside
          {...entry}
          thing="article"
          screen={screen}
          mayPublish={mayPublish}
          isUnsaved={isUnsaved}
          answer={saved}
          query={query}
        >
          <PreviewCard
            draftPath={paths.articlePreview(id)}
            revoking={paths.admin.entry(screen).previewLinks}
            links={previewLinks}
            madeUrl={answer && "previewUrl" in answer ? answer.previewUrl : undefined}
            mayShare={mayUpdate}
          />
        </EntryAside>
      </div>
    </AdminPage>
  );
}
