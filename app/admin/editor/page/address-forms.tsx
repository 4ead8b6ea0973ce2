import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { Section } from "#app/admin/admin-page.tsx";
import { Button, ButtonLink } from "#app/admin/button.tsx";
import { focusRing } from "#app/admin/classes.ts";
import { addressesInWords } from "#app/admin/pages/messages.ts";
import { PanelError, usePanelData } from "#app/admin/panel-loading.tsx";
import { pageRoleLabels, pageRoles } from "#app/domain/pages/page.ts";
import { PlainField, PlainSelect } from "#app/forms/plain-fields.tsx";
import { paths } from "#app/paths/paths.ts";
import type { PageRole } from "#db/schema/pages.ts";
import { messages } from "./messages.ts";

/** The server's response to a rejected address. */
export interface AddressAnswer {
  field?: "slug" | "parentSlug";
  message?: string;
  /** Asks for confirmation: nothing is saved yet, and this many public addresses would change. */
  addresses?: number;
  slug: string;
  parentSlug: string | null;
  /** Where another person moved the page in the meantime. */
  theirs?: { slug: string; parentSlug: string | null };
}

interface ParentChoice {
  slug: string;
  title: string;
  level: number;
}

interface AddressFormProps {
  pageId: string;
  slug: string;
  parentSlug: string | null;
  /** The possible parent pages. */
  parents: ParentChoice[];
  below: number;
  isKnown: boolean;
  answer?: AddressAnswer;
  isReadOnly: boolean;
}

/** Slug and parent; a change is live immediately. */
export function AddressForm({
  pageId,
  slug,
  parentSlug,
  parents,
  below,
  isKnown,
  answer,
  isReadOnly,
}: AddressFormProps) {
  const check = useSlugCheck(pageId);
  const { state, formData } = useNavigation();
  const isSending = formData?.get("intent") === "address";
  // The confirmation can be submitted while the screen still revalidates.
  const isConfirming = isSending && (state === "submitting" || formData.get("confirmed") === "yes");
  const slugError = (answer?.field === "slug" && answer.message) || check.problem;
  const parentError = answer?.field === "parentSlug" ? answer.message : undefined;
  return (
    <Section title={messages.address}>
      <Form method="post" action="." preventScrollReset aria-label={messages.address}>
        <input type="hidden" name="intent" value="address" />
        <input type="hidden" name="wasSlug" value={answer?.theirs?.slug ?? slug} />
        <input
          type="hidden"
          name="wasParentSlug"
          value={(answer?.theirs ?? { parentSlug }).parentSlug ?? ""}
        />
        {answer?.theirs ? (
          <p role="alert" className="mb-3 border-l-2 border-bad pl-3 text-bad">
            {messages.notMovedSomeoneElseHas(
              answer.slug,
              answer.parentSlug ?? messages.theTopLevel,
              answer.theirs.slug,
              answer.theirs.parentSlug ?? messages.theTopLevel,
            )}
          </p>
        ) : null}
        <fieldset disabled={isReadOnly} className="grid gap-4 sm:grid-cols-2">
          <PlainField
            id="address-slug"
            name="slug"
            label={messages.slug}
            hint={check.isFree ? messages.available : messages.useLowerCaseLettersDigits}
            error={slugError}
            defaultValue={answer?.slug ?? slug}
            onChange={(event) => check.ask(event.currentTarget.value)}
            autoCapitalize="off"
            spellCheck={false}
            controlClassName="font-mono"
          />
          <PlainSelect
            id="address-parent"
            name="parentSlug"
            label={messages.parentPage}
            error={parentError}
            defaultValue={(answer ?? { parentSlug }).parentSlug ?? ""}
          >
            <option value="">{messages.noneTopLevel}</option>
            {parents.map((parent) => (
              <option key={parent.slug} value={parent.slug}>
                {"\u00a0\u00a0".repeat(parent.level - 1)}
                {parent.title}
              </option>
            ))}
          </PlainSelect>
        </fieldset>
        <PanelError problem={check.failure} onRetry={check.retry} className="mt-3" />
        {isReadOnly || answer?.addresses ? null : (
          <div className="mt-3 flex items-center gap-3">
            <Button isSending={isSending}>{messages.changeAddress}</Button>
            <p className="text-[0.75rem] text-muted">{consequence(below, isKnown)}</p>
          </div>
        )}
        {answer?.addresses ? (
          <ConfirmAddresses addresses={answer.addresses} slug={slug} isSending={isConfirming} />
        ) : null}
      </Form>
    </Section>
  );
}

/** Asks for confirmation before several public addresses change. */
function ConfirmAddresses({
  addresses,
  slug,
  isSending,
}: {
  addresses: number;
  slug: string;
  isSending: boolean;
}) {
  return (
    <div role="alert" className="mt-3 border-l-2 border-warn pl-3">
      <input type="hidden" name="confirmed" value="yes" />
      <p>{addressesInWords(addresses)}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button isSending={isSending} look="primary">
          {messages.changeAddresses(addresses)}
        </Button>
        <ButtonLink to={paths.admin.address(slug)} preventScrollReset>
          {messages.cancel}
        </ButtonLink>
      </div>
    </div>
  );
}

function consequence(below: number, isKnown: boolean): string {
  if (!isKnown) return messages.takesEffectImmediately;
  const subpages = below === 0 ? "" : messages.andItsSubpages(messages.subpages(below));
  return messages.takesEffectImmediatelyOldAddresses(subpages);
}

/** Checks whether a slug is available, debounced while typing. */
function useSlugCheck(pageId: string) {
  const { load, retry, data, problem } = usePanelData<{ slug: string; problem?: string }>();
  const [slug, setSlug] = useState<string>();
  useEffect(() => {
    if (slug === undefined) return;
    const parameters = new URLSearchParams({ slug, page: pageId });
    const timer = setTimeout(() => load(`${paths.admin.slugCheck()}?${parameters}`), 250);
    return () => clearTimeout(timer);
  }, [slug, pageId, load]);
  const answer = data?.slug === slug ? data : undefined;
  const isFree = answer !== undefined && !answer.problem;
  return { ask: setSlug, problem: answer?.problem, isFree, failure: problem, retry };
}

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
            <Button isSending={isSending}>{messages.saveMenuSettings}</Button>
            <p role="status" className="text-[0.75rem] text-muted">
              {isSaved && !answer ? messages.menuSettingsSaved : messages.takesEffectImmediatelyIfAnother}
            </p>
          </div>
        )}
      </Form>
    </Section>
  );
}
