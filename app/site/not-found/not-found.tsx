import type { NavigationPage } from "#app/domain/pages/navigation.ts";
import { PageRows } from "./page-rows.tsx";
import { type PageSearch, pageSearchIn } from "./page-search.ts";
import { SearchForm } from "./search-form.tsx";

interface NotFoundProps {
  /** What the server answered with its 404. */
  data: unknown;
  navigation: NavigationPage[];
}

/** Where somebody who is lost may have wanted to go: what they search for, and the main pages. */
export default function NotFound({ data, navigation }: NotFoundProps) {
  const search = pageSearchIn(data);
  return (
    <>
      <SearchForm query={search?.query} />
      <p role="status" className="mt-8 text-[1.0625rem] empty:hidden">
        {search ? outcomeOf(search) : null}
      </p>
      <div className="mt-4 empty:hidden">
        {search ? <PageRows label="Pages found" pages={search.matches} /> : null}
      </div>
      <p className="mono mt-16 mb-4 text-muted">Main pages</p>
      <PageRows label="Main pages" pages={navigation} />
    </>
  );
}

function outcomeOf({ query, matches }: PageSearch): string {
  if (query === "") return "Type a word of the title you look for.";
  if (matches.length === 0) return `No page has “${query}” in its title. One word is often enough.`;
  return matches.length === 1
    ? `One page has “${query}” in its title.`
    : `${matches.length} pages have “${query}” in their title.`;
}
