import { queryName } from "#app/domain/search/search.ts";
import { useFormats, useMessages } from "#app/languages/use-messages.ts";
import { useSitePaths } from "#app/paths/use-site-paths.ts";
import { InternalLink } from "#app/ui/smart-link.tsx";
import { useSite } from "../site-data.ts";
import { byLetter, wordsBelow } from "./word-index.ts";
import href from "./words.css?url";

/** Without results: an index of words that find something, like that of a book, and the sections that they are from. */
export function Words() {
  const address = useSitePaths().search();
  const { search } = useMessages();
  const { navigation, shortcuts } = useSite();
  const letters = byLetter(wordsBelow(navigation), useFormats().compare);
  return (
    <div className="search-words">
      <link rel="stylesheet" href={href} />
      <ul aria-label={search.suggestions}>
        {navigation.map(({ number, title, path }) => (
          <li key={path}>
            <span aria-hidden="true" className="mono">
              {number}
            </span>{" "}
            <InternalLink to={path}>{title}</InternalLink>
          </li>
        ))}
        {shortcuts
          .filter(({ path }) => path !== address)
          .map(({ title, path }) => (
            <li key={path}>
              <InternalLink to={path}>{title}</InternalLink>
            </li>
          ))}
      </ul>
      {letters.length > 0 ? <h2 className="mono">{search.words}</h2> : null}
      <dl>
        {letters.map(({ letter, words }) => (
          <div key={letter}>
            <dt className="voice">{letter}</dt>
            {words.map(({ word, number }) => (
              <dd key={`${number} ${word}`}>
                <InternalLink to={`${address}?${new URLSearchParams({ [queryName]: word })}`}>
                  {word}
                </InternalLink>
                {"\u00a0"}
                <span aria-hidden="true" className="mono">
                  {number}
                </span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}
