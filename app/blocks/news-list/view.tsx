import { useMessages } from "#app/languages/use-messages.ts";
import { useSitePaths } from "#app/paths/use-site-paths.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Section } from "#app/ui/section.tsx";
import { InlineLink } from "#app/ui/smart-link.tsx";
import { HiddenSection } from "../hidden-section.tsx";
import type { ViewProps } from "../resolved-block.ts";
import { ArticleCovers } from "./covers.tsx";
import { ArticleRows } from "./rows.tsx";

export default function NewsList({ label, layout, data, place, ...props }: ViewProps<"news-list">) {
  const sitePaths = useSitePaths();
  const messages = useMessages().blocks.newsList;
  if (!data) return <HiddenSection label={label} />;
  const { heading } = data.texts ?? props;
  const { articles } = data;
  return (
    <Section number={place.number} label={label} heading={heading}>
      {articles.length === 0 ? <Empty>{messages.empty}</Empty> : null}
      {articles.length > 0 && layout === "covers" ? (
        <>
          <ArticleCovers articles={articles} />
          <ButtonLink look="ruled" href={sitePaths.news()} className="mt-10">
            {messages.all}
          </ButtonLink>
        </>
      ) : null}
      {articles.length > 0 && layout === "rows" ? (
        <>
          <ArticleRows articles={articles} hasHeading={Boolean(heading)} />
          <p className="mt-6 text-[1.0625rem]">
            <InlineLink href={sitePaths.news()}>{messages.all}</InlineLink>
          </p>
        </>
      ) : null}
    </Section>
  );
}
