import { JobOpeningPage } from "./careers/job-opening-page.tsx";
import type { ContentPreview } from "./content-preview.ts";
import { Article } from "./news/article.tsx";

/** A draft of any content type as its public page shows it. */
export function ContentView({ content }: { content: ContentPreview }) {
  switch (content.type) {
    case "article":
      return <Article article={content} />;
    case "job-opening":
      return <JobOpeningPage {...content} />;
  }
}
