import { useMessages } from "#app/languages/use-messages.ts";
import { useSitePaths } from "#app/paths/use-site-paths.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Section } from "#app/ui/section.tsx";
import { InlineLink } from "#app/ui/smart-link.tsx";
import type { ViewProps } from "../resolved-block.ts";
import { ArticleCovers } from "./covers.tsx";
import type { ListedArticle } from "./data.server.ts";
import { ArticleRows } from "./rows.tsx";

/** Without data only the editor shows it: visitors do not see an empty list. */
export default function NewsList({ label, layout, data, place, ...props }: ViewProps<"news-list">) {
  const { heading } = data?.texts ?? props;
  return (
    <Section number={place.number} label={label} heading={heading}>
      {data ? (
        <Articles articles={data.articles} layout={layout} hasHeading={Boolean(heading)} />
      ) : (
        <Empty>
          Hidden from visitors: no article that fits is published, or they are turned off in the settings.
        </Empty>
      )}
    </Section>
  );
}

interface ArticlesProps {
  articles: ListedArticle[];
  layout: ViewProps<"news-list">["layout"];
  hasHeading: boolean;
}

function Articles({ articles, layout, hasHeading }: ArticlesProps) {
  const { news } = useSitePaths();
  const { all } = useMessages().blocks.newsList;
  if (layout === "covers")
    return (
      <>
        <ArticleCovers articles={articles} />
        <ButtonLink look="ruled" href={news()} className="mt-10">
          {all}
        </ButtonLink>
      </>
    );
  return (
    <>
      <ArticleRows articles={articles} hasHeading={hasHeading} />
      <p className="mt-6 text-[1.0625rem]">
        <InlineLink href={news()}>{all}</InlineLink>
      </p>
    </>
  );
}
