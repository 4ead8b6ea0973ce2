import { articleInWords, articleLabels } from "#app/domain/news/article.ts";
import { articles } from "#app/domain/news/articles.server.ts";
import { restoreArticle, trashArticle } from "#app/domain/news/trash-articles.server.ts";
import { isSame } from "#app/domain/publishing/same.ts";
import {
  restoreTestimonial,
  testimonialEntries,
  trashTestimonial,
} from "#app/domain/testimonials/edit-testimonials.server.ts";
import { testimonialInWords, testimonialLabels } from "#app/domain/testimonials/testimonial.ts";
import { found, idParam } from "#app/http/params.ts";
import { paths } from "#app/http/paths.ts";

/** What articles and testimonials have in common, by the name of their tab. */
const collections = {
  news: {
    thing: "article" as const,
    entries: articles,
    list: paths.admin.news(),
    previewOf: paths.articlePreview,
    trash: trashArticle,
    restore: restoreArticle,
    compare: comparer<ArticleValues>(articles.findDraft, articleLabels, articleInWords),
  },
  testimonials: {
    thing: "testimonial" as const,
    entries: testimonialEntries,
    list: paths.admin.testimonials(),
    previewOf: paths.testimonialPreview,
    trash: trashTestimonial,
    restore: restoreTestimonial,
    compare: comparer<TestimonialValues>(testimonialEntries.findDraft, testimonialLabels, testimonialInWords),
  },
};

type ArticleValues = NonNullable<Awaited<ReturnType<typeof articles.findDraft>>>;
type TestimonialValues = NonNullable<Awaited<ReturnType<typeof testimonialEntries.findDraft>>>;

export type FieldDifference = { field: string; label: string; before: string; after: string };

/** The collection and the id in an address; a 404 where there is no such collection, or no such id. */
export function entryIn(params: { collection?: string; entryId?: string }) {
  const { collection } = params;
  const isKnown = collection === "news" || collection === "testimonials";
  return { ...found(isKnown ? collections[collection] : undefined), id: idParam(params.entryId) };
}

/** The screen of the article or the testimonial in an address. */
export function screenOfEntry(params: { collection?: string; entryId?: string }): string {
  const { entries, id } = entryIn(params);
  return entries.pathOf(id);
}

/** Says of two versions of an entry, or of one and what is being edited, which fields differ. */
function comparer<Draft extends object>(
  findDraft: (id: string, version?: number) => Promise<Draft | undefined>,
  labels: Record<keyof Draft, string>,
  inWords: (value: Draft[keyof Draft]) => string,
) {
  return async (id: string, from: number, to: number | "draft"): Promise<FieldDifference[] | undefined> => {
    const [before, after] = await Promise.all([
      findDraft(id, from),
      findDraft(id, to === "draft" ? undefined : to),
    ]);
    if (!before || !after) return undefined;
    return (Object.keys(labels) as (keyof Draft & string)[])
      .filter((field) => !isSame(before[field], after[field]))
      .map((field) => ({
        field,
        label: labels[field],
        before: inWords(before[field]),
        after: inWords(after[field]),
      }));
  };
}
