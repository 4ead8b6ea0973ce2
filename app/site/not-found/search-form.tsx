import { Form } from "@remix-run/react";
import { sitePaths } from "#app/http/site-paths.ts";
import { buttonClasses } from "#app/ui/button-look.ts";
import { controlClasses } from "#app/ui/control.ts";
import { longestQuery, queryName } from "./page-search.ts";

/** Asks for pages by their title; without JavaScript too. */
export function SearchForm({ query = "" }: { query?: string }) {
  return (
    <Form
      method="get"
      action={sitePaths.notFound()}
      role="search"
      className="mt-14 flex max-w-3xl flex-wrap items-end gap-x-6 gap-y-4"
    >
      <div className="min-w-0 grow basis-72">
        <label htmlFor="page-search" className="text-sm/[1.4] text-muted">
          Search the titles of our pages
        </label>
        <input
          id="page-search"
          type="search"
          name={queryName}
          defaultValue={query}
          maxLength={longestQuery}
          required
          autoComplete="off"
          className={controlClasses("ruled")}
        />
      </div>
      <button type="submit" className={buttonClasses("boxed", "min-h-11! py-2.5!")}>
        Search
      </button>
    </Form>
  );
}
