import { useEffect, useState } from "react";
import { Button } from "#app/admin/button.tsx";
import { draftOf, hasNews, useEditor, useEditorStore } from "#app/admin/editor/editor.ts";
import { useFindMissing } from "#app/admin/editor/inspector/editor-source.ts";
import { livePathOf } from "#app/admin/editor/live-path.ts";
import { Panel } from "#app/admin/editor/panels/panel.tsx";
import { NewTabLink } from "#app/admin/new-tab-link.tsx";
import { Checks, type Findings, withoutRepeats } from "#app/admin/publishing/findings.tsx";
import { findBrokenLinks } from "#app/admin/publishing/text-checks.ts";
import { firstWaitingChoice, WaitingVersion } from "#app/admin/publishing/waiting-version.tsx";
import { Status } from "#app/admin/status.tsx";
import { TextLink } from "#app/admin/text-link.tsx";
import { paths } from "#app/paths/paths.ts";
import {
  findInMedia,
  findInPageListing,
  findInReferences,
  findInRendered,
  findMissing,
  linksOf,
} from "./checks.ts";
import { type FindingPlace, FindingText } from "./finding-list.tsx";
import { messages } from "./messages.ts";
import { Schedule } from "./schedule.tsx";
import { usePublishing } from "./use-publishing.ts";

/** The findings before publishing and the actions: publish now, schedule, or share a preview link. */
export function PublishPanel({ onClose }: { onClose: () => void }) {
  const editor = useEditorStore();
  const page = useEditor(({ page }) => page);
  const isChanged = useEditor(hasNews);
  const findings = useFindings();
  const publishing = usePublishing();
  const stops = findings.findings.filter(({ weight }) => weight === "stop").length;
  const mayKeep = page.isPublished || page.publishedAt !== null;
  const [waiting, setWaiting] = useState(firstWaitingChoice(mayKeep));
  const livePath = livePathOf(page);
  useEffect(() => editor.getState().set({ showsMissing: true }), [editor]);

  return (
    <Panel title={messages.publishLabel} place="side" onClose={onClose}>
      <div className="grid gap-5 p-4">
        <PageState />
        <Checks {...findings}>{(finding) => <FindingText {...finding} />}</Checks>
        <div className="grid gap-2">
          {page.scheduledAt && isChanged ? (
            <WaitingVersion
              scheduledAt={new Date(page.scheduledAt)}
              mayKeep={mayKeep}
              onChoose={setWaiting}
            />
          ) : null}
          <Button
            disabled={publishing.isBusy || stops > 0}
            onClick={() => publishing.publish(page.scheduledAt ? waiting : undefined)}
            look={isChanged ? "primary" : "plain"}
            className="min-h-10"
          >
            {!page.isPublished
              ? messages.publishThePage
              : isChanged
                ? messages.publishTheChanges
                : messages.publishLabel}
          </Button>
          <div role="status" aria-label={messages.publishing}>
            {publishing.done ? <p className="text-good">{publishing.done}</p> : null}
            {publishing.problem ? <p className="text-bad">{publishing.problem}</p> : null}
          </div>
          {publishing.isOverlap ? (
            <Button disabled={publishing.isBusy} onClick={publishing.discard}>
              {messages.editThePublishedVersion}
            </Button>
          ) : null}
          {livePath ? (
            <p>
              <NewTabLink href={livePath}>{messages.viewLivePage}</NewTabLink>
            </p>
          ) : null}
        </div>
        <Schedule publishing={publishing} isStopped={stops > 0} />
        <section className="grid gap-2 border-t border-line pt-4">
          <p>
            <TextLink to={paths.admin.sharing(page.slug)} preventScrollReset onClick={onClose}>
              {messages.createAPreviewLink}
            </TextLink>
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
  if (!page.isPublished) return <Status tone="quiet">{messages.notPublishedOnlyPeopleWho}</Status>;
  return isChanged ? (
    <Status tone="warn">{messages.publishedWithUnpublishedChanges}</Status>
  ) : (
    <Status tone="good">{messages.allChangesArePublished}</Status>
  );
}

/** Discards the draft after a confirmation. */
function DiscardDraft({ publishing }: { publishing: ReturnType<typeof usePublishing> }) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <Button onClick={() => setAsking(true)} look="quiet" className="-ml-[9px] justify-self-start">
        {messages.discardDraft}
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="grow">{messages.discardAllUnpublishedChanges}</p>
      <Button
        // It stands where the button was that was pressed.
        autoFocus
        disabled={publishing.isBusy}
        onClick={() => {
          setAsking(false);
          void publishing.discard();
        }}
      >
        {messages.discard}
      </Button>
      <Button onClick={() => setAsking(false)} look="quiet">
        {messages.keepBlock}
      </Button>
    </div>
  );
}

/** Checks the current page once: missing values immediately, the rendered page as soon as it is available. */
function useFindings(): Findings<FindingPlace> {
  const editor = useEditorStore();
  const missingOf = useFindMissing();
  const [state, setState] = useState<Findings<FindingPlace>>({ isChecking: true, findings: [] });

  useEffect(() => {
    if (!missingOf) return;
    let isGone = false;
    const { page, pages, contents, kinds, frame } = editor.getState();
    const draft = draftOf(editor.getState());
    const first = [
      ...findMissing(page, draft, missingOf),
      ...findInPageListing(page, draft),
      ...findInReferences(draft, { kinds, contents }),
    ];
    setState({ isChecking: true, findings: first });

    async function check() {
      await frame?.whenSettled();
      const shown = frame?.document;
      const [links, files, rendered] = await Promise.all([
        findBrokenLinks(linksOf(draft), { pages, shown }),
        findInMedia(draft, kinds),
        shown ? findInRendered(shown, draft) : [],
      ]);
      return [...first, ...links, ...files, ...rendered];
    }
    check().then(
      (findings) => !isGone && setState({ isChecking: false, findings: withoutRepeats(findings) }),
      () =>
        !isGone &&
        setState({
          isChecking: false,
          findings: first,
          failure: messages.linksAndTheRenderedPage,
        }),
    );
    return () => {
      isGone = true;
    };
  }, [editor, missingOf]);

  return state;
}
