import { Link } from "@remix-run/react";
import { useEffect, useState } from "react";
import { buttonClasses, linkClasses } from "#app/admin/classes.ts";
import { hasNews, useEditor, useEditorStore } from "#app/admin/editor/editor.ts";
import { Panel } from "#app/admin/editor/panels/panel.tsx";
import { Status } from "#app/admin/status.tsx";
import { paths } from "#app/http/paths.ts";
import { controlClasses } from "#app/ui/control.ts";
import { FindingList } from "./finding-list.tsx";
import { publishingRequests } from "./publishing-requests.ts";
import { Schedule } from "./schedule.tsx";
import { type Findings, useFindings } from "./use-findings.ts";
import { usePublishing } from "./use-publishing.ts";

/** What is to be seen before publishing, and the ways to do it: now, at a moment, or first to somebody alone. */
export function PublishPanel({ onClose }: { onClose: () => void }) {
  const editor = useEditorStore();
  const page = useEditor(({ page }) => page);
  const isChanged = useEditor(hasNews);
  const findings = useFindings();
  const publishing = usePublishing();
  const stops = findings.findings.filter(({ weight }) => weight === "stop").length;
  useEffect(() => editor.getState().set({ showsMissing: true }), [editor]);

  return (
    <Panel title="Publish" place="side" onClose={onClose}>
      <div className="grid gap-5 p-4">
        <PageState />
        <Checks {...findings} />
        <div className="grid gap-2">
          <button
            type="button"
            disabled={publishing.isBusy || stops > 0}
            onClick={publishing.publish}
            className={`${isChanged ? buttonClasses.primary : buttonClasses.plain} min-h-10`}
          >
            {!page.isPublished ? "Publish the page" : isChanged ? "Publish the changes" : "Publish"}
          </button>
          <div role="status" aria-label="Publishing">
            {publishing.done ? <p className="text-good">{publishing.done}</p> : null}
            {publishing.problem ? <p className="text-bad">{publishing.problem}</p> : null}
          </div>
        </div>
        <Schedule publishing={publishing} isStopped={stops > 0} />
        <PreviewLink />
        <section className="grid gap-2 border-t border-line pt-4">
          <p>
            <a href={paths.admin.versions(page.slug)} className={linkClasses}>
              Versions, address and redirects
            </a>
          </p>
          {page.isPublished && isChanged ? <DiscardDraft publishing={publishing} /> : null}
        </section>
      </div>
    </Panel>
  );
}

function PageState() {
  const page = useEditor(({ page }) => page);
  const isChanged = useEditor(hasNews);
  if (!page.isPublished) return <Status tone="quiet">Not published: only people who sign in see it</Status>;
  return isChanged ? (
    <Status tone="warn">Published, with changes that visitors do not see yet</Status>
  ) : (
    <Status tone="good">Published as it is here: nothing to publish</Status>
  );
}

function Checks({ isChecking, findings, failure }: Findings) {
  return (
    <section>
      <h3 className="flex justify-between pb-2 font-semibold">
        Before publishing
        <span className="font-normal text-muted" role="status" aria-label="Checks">
          {isChecking ? "Checking …" : findings.length === 0 ? "Nothing to put right" : findings.length}
        </span>
      </h3>
      <FindingList findings={findings} />
      {failure ? <p className="border-t border-line py-2 text-warn">{failure}</p> : null}
    </section>
  );
}

/** Puts the draft back to what visitors see, after a second press. */
export function DiscardDraft({ publishing }: { publishing: ReturnType<typeof usePublishing> }) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <button
        type="button"
        onClick={() => setAsking(true)}
        className={`${buttonClasses.quiet} -ml-[9px] justify-self-start`}
      >
        Discard the draft …
      </button>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="grow">Back to what visitors see now?</p>
      <button
        type="button"
        // biome-ignore lint/a11y/noAutofocus: it stands where the button was that was pressed
        autoFocus
        disabled={publishing.isBusy}
        onClick={() => {
          setAsking(false);
          void publishing.discard();
        }}
        className={buttonClasses.plain}
      >
        Discard
      </button>
      <button type="button" onClick={() => setAsking(false)} className={buttonClasses.quiet}>
        Keep it
      </button>
    </div>
  );
}

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
