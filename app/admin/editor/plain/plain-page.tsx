import { Button } from "#app/admin/button.tsx";
import { ConflictNotice } from "#app/admin/conflict-notice.tsx";
import { SaveBar } from "#app/admin/content/content-form.tsx";
import { PageFields } from "#app/admin/editor/inspector/inspector.tsx";
import { livePathOf } from "#app/admin/editor/live-path.ts";
import { messages as texts } from "#app/admin/editor/messages.ts";
import type { LoadedEditor, PlainAnswer } from "#app/admin/editor/read-editor.server.ts";
import type { Findings } from "#app/admin/publishing/findings.tsx";
import { PublicationCard } from "#app/admin/publishing/publication-card.tsx";
import { ScheduleCard } from "#app/admin/publishing/schedule-card.tsx";
import { TextLink } from "#app/admin/text-link.tsx";
import { isHome } from "#app/domain/pages/home.ts";
import { paths } from "#app/paths/paths.ts";

interface PlainPageProps {
  loaded: LoadedEditor;
  /** The response to a failed save. */
  answer?: PlainAnswer;
}

const formId = "page-fields";

/** Replaces the editor without JavaScript: the fields of the page, its publication, and links to its panels. */
export function PlainPage({ loaded, answer }: PlainPageProps) {
  const { page, draft, version, mayUpdate, mayPublish, flash } = loaded;
  const { slug } = page;
  return (
    <div className="fixed inset-0 z-30 overflow-y-auto bg-paper px-4 py-5">
      <div className="mx-auto max-w-[640px]">
        <nav aria-label={texts.page} className="mb-5 flex flex-wrap gap-x-4 gap-y-2">
          <TextLink to={paths.admin.pages()}>{texts.pages}</TextLink>
          <TextLink to={paths.admin.address(slug)}>{texts.addressAndMenus}</TextLink>
          <TextLink to={paths.admin.versions(slug)}>{texts.versions}</TextLink>
          <TextLink to={paths.admin.sharing(slug)}>{texts.previewLinks}</TextLink>
          {mayUpdate && !isHome(page) ? (
            <>
              <TextLink to={paths.admin.preset(slug)}>{texts.saveAsPreset}</TextLink>
              <TextLink to={paths.admin.removal(slug)}>{texts.deleteLabel}</TextLink>
            </>
          ) : null}
        </nav>
        <p className="mb-6 border-l-2 border-warn pl-3">
          {texts.editingBlocksNeedsJavascriptEverything(draft.title || texts.withoutATitle)}
        </p>
        {answer?.status === "conflict" ? (
          <ConflictNotice noun={texts.noun} fields={answer.conflicts} />
        ) : null}
        {answer?.status === "invalid" ? <Errors errors={answer.result.error} /> : null}
        <form id={formId} method="post" action={paths.admin.page(slug)} aria-label={texts.pageDetails}>
          <input type="hidden" name="fields" value="all" />
          <input type="hidden" name="bases" value={JSON.stringify(answer?.bases ?? loaded.bases)} />
          <PageFields isPlain />
          {mayUpdate ? (
            <SaveBar
              isSending={false}
              isUnsaved={answer !== undefined}
              isSaved={flash.saved !== null || flash.refused !== undefined}
              publication={flash.saved === "published" ? "published" : flash.refused}
            />
          ) : null}
        </form>
        <PublicationCard
          {...page}
          noun={texts.noun}
          title={draft.title}
          formId={formId}
          version={version}
          isUnsaved={answer !== undefined}
          draftBy={page.changedBy}
          checks={flash.missing.length > 0 ? missingFields(flash.missing) : undefined}
          addresses={{ publication: paths.admin.publication(slug), draft: paths.admin.draft(slug) }}
          mayPublish={mayPublish}
          livePath={livePathOf(page)}
          refused={flash.refused}
        />
        <ScheduleCard
          {...page}
          action={paths.admin.schedule(slug)}
          version={version}
          isUnsaved={answer !== undefined}
          failure={page.scheduleFailure}
          maySchedule={mayPublish}
          problem={flash.scheduleProblem}
        />
        {mayUpdate ? (
          <form method="post" action={paths.admin.copy(slug)}>
            <Button>{texts.duplicate}</Button>
          </form>
        ) : null}
      </div>
    </div>
  );
}

function missingFields(missing: { path: (string | number)[]; message: string }[]): Findings<string> {
  const findings = missing.map(({ path, message }) => ({
    weight: "stop" as const,
    message,
    place: `#plain-${path[0]}`,
  }));
  return { isChecking: false, findings };
}

function Errors({ errors }: { errors?: Record<string, string[] | null> | null }) {
  return (
    <ul role="alert" className="mb-6 border-l-2 border-bad pl-3 text-bad">
      {Object.values(errors ?? {})
        .flatMap((messages) => messages ?? [])
        .map((message) => (
          <li key={message}>{message}</li>
        ))}
    </ul>
  );
}
