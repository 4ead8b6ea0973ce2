import { requireTab } from "#app/admin/settings/requested-tab.server.ts";
import type { DocumentContent } from "#app/domain/documents/content.ts";
import type { Missing } from "#app/domain/publishing/publication.ts";
import type { SettingTab } from "#app/domain/settings/section.ts";
import { tabs } from "#app/domain/settings/tabs.ts";
import { passwordProblem } from "#app/http/confirm.server.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { privateJson } from "#app/http/redirect-to.server.ts";

const statuses = { published: 200, unchanged: 200, missing: 422, conflict: 409 };

/** Saves the draft of a tab for visitors, or restores the version before it. Some tabs require the password again. */
export async function publishTab(request: Request, name: string | undefined): Promise<Response> {
  const { staff, tab, store } = await requireTab(request, { tab: name }, "save");
  const form = await readForm(request);
  if (tabs[tab].passwordReason) {
    const password = String(form.get("password") ?? "");
    const problem = password
      ? await passwordProblem(staff, password)
      : ({ text: "Type your password to save these settings.", status: 400 } as const);
    if (problem) return privateJson({ status: "password", problem: problem.text }, 422);
  }
  const { id } = await store.find();
  const save = form.get("intent") === "restore-previous" ? store.restorePrevious : store.publish;
  const outcome = await save(id, {
    baseVersion: Number(form.get("baseVersion")),
    by: staff,
    problemsIn: furtherProblems[tab],
  });
  if (!outcome) throw new Error(`the settings tab ${tab} has nothing to save`);
  return privateJson(outcome, statuses[outcome.status]);
}

type LoadCheck = () => Promise<(draft: DocumentContent) => Missing[]>;

/** SET-02: the problems that block saving scripts. Its parsers are large, and scripts are seldom saved. */
const furtherProblems: Partial<Record<SettingTab, LoadCheck>> = {
  async scripts() {
    const { scriptProblems } = await import("#app/domain/settings/check-scripts.server.ts");
    return (draft) =>
      ["custom_head_scripts", "custom_body_scripts"].flatMap((key) =>
        scriptProblems(String(draft[key] ?? "")).map((problem) => ({
          ...{ blockId: null, path: [key] },
          message: `${problem}.`,
        })),
      );
  },
};
