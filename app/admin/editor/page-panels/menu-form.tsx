import { Form, useNavigation } from "@remix-run/react";
import { Section } from "#app/admin/admin-page.tsx";
import { buttonClasses, focusRing } from "#app/admin/classes.ts";
import { pageRoleLabels, pageRoles } from "#app/domain/pages/page.ts";
import { PlainSelect } from "#app/forms/plain-fields.tsx";
import { pressedOnce } from "#app/forms/submit-button.tsx";
import type { PageRole } from "#db/schema/pages.ts";
import { messages } from "./messages.ts";

interface MenuAnswer {
  message: string;
}

/** The state that the form was loaded with, to detect changes by others. */
export function menuState({ role, inMenus }: Pick<MenuFormProps, "role" | "inMenus">): string {
  return `${role ?? "none"} ${inMenus ? "listed" : "hidden"}`;
}

interface MenuFormProps {
  role: PageRole | null;
  inMenus: boolean;
  /** The titles of the other pages that have a role. */
  holders: Partial<Record<PageRole, string>>;
  answer?: MenuAnswer;
  isSaved: boolean;
  isReadOnly: boolean;
}

/** Whether menu and footer list the page, and its role there; a change is live immediately. */
export function MenuForm({ role, inMenus, holders, answer, isSaved, isReadOnly }: MenuFormProps) {
  const isSending = useNavigation().formData?.get("intent") === "menus";
  return (
    <Section title={messages.menus}>
      <Form method="post" action="." preventScrollReset aria-label={messages.menus}>
        <input type="hidden" name="intent" value="menus" />
        <input type="hidden" name="previous" value={menuState({ role, inMenus })} />
        <fieldset disabled={isReadOnly} className="grid gap-4">
          <label className="flex items-center gap-2">
            <input
              type="checkbox"
              name="inMenus"
              value="yes"
              defaultChecked={inMenus}
              className={`size-3.5 accent-ink ${focusRing}`}
            />
            {messages.showInMenuAndFooter}
          </label>
          <PlainSelect
            id="page-role"
            name="role"
            label={messages.roleOfThisPage}
            hint={messages.theHomePageMenuAnd}
            error={answer?.message}
            defaultValue={role ?? ""}
          >
            <option value="">{messages.noneListedInTheMenu}</option>
            {pageRoles.map((each) => (
              <option key={each} value={each}>
                {holders[each]
                  ? messages.roleHeldBy(pageRoleLabels[each], holders[each])
                  : pageRoleLabels[each]}
              </option>
            ))}
          </PlainSelect>
        </fieldset>
        {isReadOnly ? null : (
          <div className="mt-3 flex items-center gap-3">
            <button type="submit" {...pressedOnce(isSending)} className={buttonClasses.plain}>
              {messages.saveMenuSettings}
            </button>
            <p role="status" className="text-[0.75rem] text-muted">
              {isSaved && !answer ? messages.menuSettingsSaved : messages.takesEffectImmediatelyIfAnother}
            </p>
          </div>
        )}
      </Form>
    </Section>
  );
}
