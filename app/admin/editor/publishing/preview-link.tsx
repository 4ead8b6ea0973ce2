import { Link } from "@remix-run/react";
import { useState } from "react";
import { buttonClasses, linkClasses } from "#app/admin/classes.ts";
import { useEditor } from "#app/admin/editor/editor.ts";
import { paths } from "#app/http/paths.ts";
import { controlClasses } from "#app/ui/control.ts";
import { publishingRequests } from "./publishing-requests.ts";

/** A link to the draft for somebody without an account, made anew each time. */
export function PreviewLink() {
  const { id: pageId, slug } = useEditor(({ page }) => page);
  const [link, setLink] = useState<{ url: string; expiresAt: string }>();
  const [problem, setProblem] = useState<string>();

  async function make() {
    try {
      const made = await publishingRequests.makePreviewLink(pageId);
      setLink(made);
      setProblem(undefined);
      await navigator.clipboard?.writeText(made.url).catch(() => {});
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <section className="grid gap-2 border-t border-line pt-4">
      <div className="flex items-center justify-between gap-2">
        <h3 className="font-semibold">Show it to somebody first</h3>
        <button type="button" onClick={make} className={buttonClasses.plain}>
          Make a link
        </button>
      </div>
      <div role="status" aria-label="Preview link" className="grid gap-1">
        {link ? (
          <>
            <input
              aria-label="Link to the draft"
              readOnly
              value={link.url}
              onFocus={(event) => event.currentTarget.select()}
              className={controlClasses("compact")}
            />
            <p className="text-muted">
              Whoever has it sees the draft, until{" "}
              {new Date(link.expiresAt).toLocaleDateString("en-GB", { dateStyle: "long" })}. It is on the
              clipboard.{" "}
              <Link to={paths.admin.page(slug)} className={linkClasses}>
                Revoke links on the page’s own screen
              </Link>
            </p>
          </>
        ) : null}
        {problem ? <p className="text-bad">{problem}</p> : null}
      </div>
    </section>
  );
}
