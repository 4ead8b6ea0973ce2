import { Form } from "@remix-run/react";
import { MAX_QUERY_LENGTH, queryName } from "#app/domain/search/search.ts";
import { useMessages } from "#app/languages/use-messages.ts";
import { useSitePaths } from "#app/paths/use-site-paths.ts";
import { buttonClasses } from "#app/ui/button-link.tsx";
import { controlClasses } from "#app/ui/field.tsx";

/** The search form; works without JavaScript. */
export function SearchForm({ query = "" }: { query?: string }) {
  const sitePaths = useSitePaths();
  const { search } = useMessages();
  return (
    <Form method="get" action={sitePaths.search()} role="search" className="flex items-end gap-4 md:gap-6">
      <div className="min-w-0 grow">
        <label htmlFor="search" className="block text-sm/[1.4] text-muted">
          {search.field}
        </label>
        <input
          // A new query, after a navigation, resets the field.
          key={query}
          id="search"
          type="search"
          name={queryName}
          defaultValue={query}
          placeholder={search.placeholder}
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          className={controlClasses("ruled")}
        />
      </div>
      <button
        type="submit"
        className={buttonClasses("boxed", "min-h-11! shrink-0 py-2.5! whitespace-nowrap")}
      >
        {search.button}
      </button>
    </Form>
  );
}
