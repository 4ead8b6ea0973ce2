import { getSettings } from "#app/domain/settings/settings.server.ts";
import { news, newsVersions } from "#db/schema/news.ts";
import { testimonials, testimonialVersions } from "#db/schema/testimonials.ts";
import { emptyOldTrash, forgetOldVersions } from "./tidy.server.ts";

const day = 24 * 60 * 60 * 1000;

/** The round of every night for articles and testimonials: old versions go, and so does what was long in the trash. */
export async function tidyEntries() {
  const { pages_version_retention_days } = await getSettings();
  const before = new Date(Date.now() - pages_version_retention_days * day);
  await forgetOldVersions(newsVersions, news, before);
  await forgetOldVersions(testimonialVersions, testimonials, before);
  await emptyOldTrash(news);
  await emptyOldTrash(testimonials);
}
