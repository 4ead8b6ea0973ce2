import { paths } from "#app/http/paths.ts";
import { NewsRows } from "#app/site/news/news-rows.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Section } from "#app/ui/section.tsx";
import type { HomeSectionProps } from "../home-data.ts";

export function NewsSection({ home, number }: HomeSectionProps) {
  return (
    <Section number={number} label="News" heading={home.settings.home_news_title}>
      {home.news.length > 0 ? (
        <>
          <div className="mt-11">
            <NewsRows articles={home.news} level={3} />
          </div>
          <ButtonLink look="ruled" href={paths.news()} className="mt-8">
            All news
          </ButtonLink>
        </>
      ) : (
        <Empty>Nothing is published yet.</Empty>
      )}
    </Section>
  );
}
