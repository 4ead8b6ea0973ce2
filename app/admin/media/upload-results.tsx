import { Link } from "@remix-run/react";
import { linkClasses } from "#app/admin/classes.ts";
import type { UploadAnswer } from "#app/domain/media/media-item.ts";
import { paths } from "#app/http/paths.ts";

/** The results of a form that was sent without JavaScript. */
export function UploadResults({ answer: { results, problem } }: { answer: UploadAnswer }) {
  return (
    <div role="status" className="mb-5 max-w-[72ch] border-l-2 border-line pl-3">
      {problem ? <p className="text-bad">{problem}</p> : null}
      <ul>
        {results.map((result) => (
          <li key={result.name}>
            {"problem" in result ? (
              <span className="text-bad">{result.problem}</span>
            ) : (
              <>
                <Link to={paths.admin.mediaItem(result.id)} className={linkClasses}>
                  {result.name}
                </Link>
                {result.outcome === "duplicate" ? " is in the library already." : " was uploaded."}
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
