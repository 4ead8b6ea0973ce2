import { flag, text } from "#app/domain/settings/fields.ts";
import { section } from "#app/domain/settings/section.ts";

export const news = section(
  { tab: "home", title: "News", about: "Shows the latest published articles." },
  {
    home_news_enabled: flag({ label: "Show news" }),
    home_news_title: text({ label: "Title", default: "Notes from the work", required: true }),
  },
);
