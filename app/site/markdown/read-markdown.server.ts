import type { Answer } from "#app/http/last-good.server.ts";
import { paths } from "#app/http/paths.ts";
import { readContent, readHome, readNews, readNewsArticle } from "#app/site/public-pages.server.ts";
import { readNextSteps } from "#app/site/site-data.server.ts";
import { contentMarkdown } from "./content-markdown.ts";
import { enquiryMarkdown } from "./enquiry-markdown.ts";
import { homeMarkdown } from "./home-markdown.ts";
import { articleMarkdown, newsMarkdown } from "./news-markdown.ts";

/** The page at a path as Markdown; undefined where there is none. Rejects when it cannot be read and never was. */
export async function readMarkdown(path: string): Promise<Answer<string | undefined>> {
  const [first, second, ...rest] = path.split("/").slice(1);
  if (path === paths.home()) return written(await readHome(), homeMarkdown);
  if (path === paths.news()) return written(await readNews(), ({ articles }) => newsMarkdown(articles));
  if (path === paths.letsTalk()) return written(await readNextSteps(), enquiryMarkdown);
  if (`/${first}` === paths.news()) {
    const isArticle = second !== undefined && rest.length === 0;
    return isArticle ? written(await readNewsArticle(second), articleMarkdown) : nothing;
  }
  return written(await readContent(path.split("/").slice(1)), contentMarkdown);
}

const nothing = { value: undefined, isStale: false };

function written<Page>(
  { value, isStale }: Answer<Page | undefined>,
  write: (page: Page) => string,
): Answer<string | undefined> {
  return { value: value && write(value), isStale };
}
