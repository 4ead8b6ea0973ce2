import { useEffect, useState } from "react";
import { Button } from "#app/admin/button.tsx";
import { hasNews, useEditor, useEditorStore, useEditorType } from "#app/admin/editor/editor.ts";
import { livePathOf } from "#app/admin/editor/live-path.ts";
import { Panel } from "#app/admin/editor/panels/panel.tsx";
import { refreshReferences } from "#app/admin/editor/refresh-references.tsx";
import { NewTabLink } from "#app/admin/new-tab-link.tsx";
import { Checks, type Findings, withoutRepeats } from "#app/admin/publishing/findings.tsx";
import { firstWaitingChoice, WaitingVersion } from "#app/admin/publishing/waiting-version.tsx";
import { Status } from "#app/admin/status.tsx";
import { TextLink } from "#app/admin/text-link.tsx";
import { paths } from "#app/paths/paths.ts";
import { type Finding, type FindingPlace, FindingText } from "./finding-list.tsx";
import { Schedule } from "./schedule.tsx";
import { usePublishing } from "./use-publishing.ts";

/** The findings before publishing and the actions: publish now, schedule, or share a preview link. */
export function PublishPanel({ onClose }: { onClose: () => void }) {
  const editor = useEditorStore();
  const item = useEditor(({ item }) => item);
  const { noun, BeforePublishing } = useEditorType();
  const isChanged = useEditor(hasNews);
  const findings = useFindings();
  const publishing = usePublishing();
  const stops = findings.findings.filter(({ weight }) => weight === "stop").length;
  const mayKeep = item.isPublished || item.publishedAt !== null;
  const [waiting, setWaiting] = useState(firstWaitingChoice(mayKeep));
  const livePath = livePathOf(item);
  useEffect(() => editor.getState().set({ showsMissing: true }), [editor]);

  return (
    <Panel title="Publish" place="side" onClose={onClose}>
      <div className="grid gap-5 p-4">
        <PageState />
        {BeforePublishing ? <BeforePublishing /> : null}
        <Checks {...findings}>{(finding) => <FindingText {...finding} />}</Checks>
        <div className="grid gap-2">
          {item.scheduledAt && isChanged ? (
            <WaitingVersion
              scheduledAt={new Date(item.scheduledAt)}
              mayKeep={mayKeep}
              chosen={waiting}
              onChoose={setWaiting}
            />
          ) : null}
          <Button
            disabled={publishing.isBusy || stops > 0}
            onClick={() => publishing.publish(item.scheduledAt ? waiting : undefined)}
            look={isChanged ? "primary" : "plain"}
            className="min-h-10"
          >
            {!item.isPublished ? `Publish the ${noun}` : isChanged ? "Publish the changes" : "Publish"}
          </Button>
          <div role="status" aria-label="Publishing">
            {publishing.done ? <p className="text-good">{publishing.done}</p> : null}
            {publishing.problem ? <p className="text-bad">{publishing.problem}</p> : null}
          </div>
          {publishing.isOverlap ? (
            <Button disabled={publishing.isBusy} onClick={publishing.discard}>
              Edit the published version
            </Button>
          ) : null}
          {livePath ? (
            <p>
              <NewTabLink href={livePath}>View live page</NewTabLink>
            </p>
          ) : null}
        </div>
        <Schedule publishing={publishing} isStopped={stops > 0} />
        <section className="grid gap-2 border-t border-line pt-4">
          {item.path ? (
            <p>
              <TextLink
                to={paths.admin.contentResources(item.screen).sharing}
                preventScrollReset
                onClick={onClose}
              >
                Create a preview link
              </TextLink>
            </p>
          ) : null}
          {item.isPublished && isChanged ? <DiscardDraft publishing={publishing} /> : null}
        </section>
      </div>
    </Panel>
  );
}

function PageState() {
  const item = useEditor(({ item }) => item);
  const isChanged = useEditor(hasNews);
  const { isPublished, hiddenBecause } = item;
  return (
    <div className="grid gap-1">
      {!isPublished ? (
        <Status tone="quiet">Not published: only people who are signed in see it</Status>
      ) : isChanged ? (
        <Status tone="warn">Published, with unpublished changes</Status>
      ) : (
        <Status tone={hiddenBecause ? "warn" : "good"}>All changes are published</Status>
      )}
      {hiddenBecause ? (
        <p className="border-l-2 border-warn pl-3">
          {isPublished ? "Hidden from visitors: " : "Visitors will not see it after publishing: "}
          {hiddenBecause}.
        </p>
      ) : null}
    </div>
  );
}

/** Discards the draft after a confirmation. */
function DiscardDraft({ publishing }: { publishing: ReturnType<typeof usePublishing> }) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <Button onClick={() => setAsking(true)} look="quiet" className="-ml-[9px] justify-self-start">
        Discard draft …
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="grow">Discard all unpublished changes?</p>
      <Button
        // It stands where the button was that was pressed.
        autoFocus
        disabled={publishing.isBusy}
        onClick={() => {
          setAsking(false);
          void publishing.discard();
        }}
      >
        Discard
      </Button>
      <Button onClick={() => setAsking(false)} look="quiet">
        Keep draft
      </Button>
    </div>
  );
}

/** Checks the current draft once: what needs no request immediately, the rest as soon as it is available. */
function useFindings(): Findings<FindingPlace> {
  const editor = useEditorStore();
  const type = useEditorType();
  const [state, setState] = useState<Findings<FindingPlace>>({ isChecking: true, findings: [] });

  useEffect(() => {
    let isGone = false;
    let first: Finding[] = [];
    const show = (next: Findings<FindingPlace>) => {
      if (!isGone) setState(next);
    };
    async function check() {
      ({ first } = await type.findingsOf(editor.getState()));
      show({ isChecking: true, findings: first });
      await refreshReferences(editor);
      const found = await type.findingsOf(editor.getState());
      first = found.first;
      show({ isChecking: true, findings: first });
      show({ isChecking: false, findings: withoutRepeats(await found.findAll()) });
    }
    check().catch(() =>
      show({
        isChecking: false,
        findings: first,
        failure: "Links and the rendered page could not be checked: the site cannot be reached.",
      }),
    );
    return () => {
      isGone = true;
    };
  }, [editor, type]);

  return state;
}
