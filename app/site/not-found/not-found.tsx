import type { NavigationPage } from "#app/domain/pages/navigation.ts";
import { SearchForm } from "#app/site/search/search-form.tsx";
import { PageRows } from "./page-rows.tsx";

/** Where somebody who is lost may have wanted to go: what they search for, and the main pages. */
export default function NotFound({ navigation }: { navigation: NavigationPage[] }) {
  return (
    <>
      <div className="mt-14">
        <SearchForm />
      </div>
      <p className="mono mt-16 mb-4 text-muted">Main pages</p>
      <PageRows label="Main pages" pages={navigation} />
    </>
  );
}
