import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { Section } from "#app/admin/admin-page.tsx";
import { Button, ButtonLink } from "#app/admin/button.tsx";
import { focusRing } from "#app/admin/classes.ts";
import { addressesInWords } from "#app/admin/pages/messages.ts";
import { PanelError, usePanelData } from "#app/admin/panel-loading.tsx";
import { MAX_MENU_LABEL, pageRoleLabels, pageRoles } from "#app/domain/pages/page.ts";
import type { MenuSettings } from "#app/domain/pages/structure.server.ts";
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
  /** The address of the panel. */
  here: string;
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
  here,
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
    <Section title="Address">
      <Form method="post" action="." preventScrollReset aria-label="Address">
        <input type="hidden" name="intent" value="address" />
        <input type="hidden" name="wasSlug" value={answer?.theirs?.slug ?? slug} />
        <input
          type="hidden"
          name="wasParentSlug"
          value={(answer?.theirs ?? { parentSlug }).parentSlug ?? ""}
        />
        {answer?.theirs ? (
          <p role="alert" className="mb-3 border-l-2 border-bad pl-3 text-bad">
            Not moved: someone else has moved the page in the meantime. Yours: {answer.slug} under{" "}
            {answer.parentSlug ?? "the top level"}. Theirs: {answer.theirs.slug} under{" "}
            {answer.theirs.parentSlug ?? "the top level"}. Send again to use yours.
          </p>
        ) : null}
        <fieldset disabled={isReadOnly} className="grid gap-4 sm:grid-cols-2">
          <PlainField
            id="address-slug"
            name="slug"
            label="Slug"
            hint={check.isFree ? "Available." : "Use lower-case letters, digits and single hyphens."}
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
            label="Parent page"
            error={parentError}
            defaultValue={(answer ?? { parentSlug }).parentSlug ?? ""}
          >
            <option value="">None (top level)</option>
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
            <Button isSending={isSending}>Change address</Button>
            <p className="text-[0.75rem] text-muted">{consequence(below, isKnown)}</p>
          </div>
        )}
        {answer?.addresses ? (
          <ConfirmAddresses addresses={answer.addresses} here={here} isSending={isConfirming} />
        ) : null}
      </Form>
    </Section>
  );
}

/** Asks for confirmation before several public addresses change. */
function ConfirmAddresses({
  addresses,
  here,
  isSending,
}: {
  addresses: number;
  here: string;
  isSending: boolean;
}) {
  return (
    <div role="alert" className="mt-3 border-l-2 border-warn pl-3">
      <input type="hidden" name="confirmed" value="yes" />
      <p>{addressesInWords(addresses)}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button isSending={isSending} look="primary">
          Change {addresses} addresses
        </Button>
        <ButtonLink to={here} preventScrollReset>
          Cancel
        </ButtonLink>
      </div>
    </div>
  );
}

function consequence(below: number, isKnown: boolean): string {
  if (!isKnown) return "Takes effect immediately.";
  const subpages = below === 0 ? "" : ` and its ${messages.subpageCount(below)}`;
  return `Takes effect immediately. Old addresses of this page${subpages} redirect to the new ones.`;
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
export function menuState({ role, inMenus, menuLabel }: MenuSettings): string {
  return [role ?? "none", inMenus ? "listed" : "hidden", menuLabel].filter(Boolean).join(" ");
}

interface MenuFormProps {
  page: MenuSettings & { title: string };
  /** The titles of the other pages that have a role. */
  holders: Partial<Record<PageRole, string>>;
  answer?: MenuAnswer;
  isSaved: boolean;
  isReadOnly: boolean;
}

/** Whether menu and footer list the page, its label and its role there; a change is live immediately. */
export function MenuForm({ page, holders, answer, isSaved, isReadOnly }: MenuFormProps) {
  const isSending = useNavigation().formData?.get("intent") === "menus";
  return (
    <Section title="Menus">
      <Form method="post" action="." preventScrollReset aria-label="Menus">
        <input type="hidden" name="intent" value="menus" />
        <input type="hidden" name="previous" value={menuState(page)} />
        <fieldset disabled={isReadOnly} className="grid gap-4">
          <label className="flex items-center gap-2">
            <input
              type="checkbox"
              name="inMenus"
              value="yes"
              defaultChecked={page.inMenus}
              className={`size-3.5 accent-ink ${focusRing}`}
            />
            Show in menu and footer
          </label>
          <PlainField
            id="page-menu-label"
            name="menuLabel"
            label="Label in menu and footer"
            hint={`If empty, the title is shown: ${page.title}`}
            defaultValue={page.menuLabel ?? ""}
            maxLength={MAX_MENU_LABEL}
            autoComplete="off"
          />
          <PlainSelect
            id="page-role"
            name="role"
            label="Role of this page"
            hint="The home page, menu and footer find this page by its role, independent of its address."
            error={answer?.message}
            defaultValue={page.role ?? ""}
          >
            <option value="">None</option>
            {pageRoles.map((each) => (
              <option key={each} value={each}>
                {holders[each] ? `${pageRoleLabels[each]} (now “${holders[each]}”)` : pageRoleLabels[each]}
              </option>
            ))}
          </PlainSelect>
        </fieldset>
        {isReadOnly ? null : (
          <div className="mt-3 flex items-center gap-3">
            <Button isSending={isSending}>Save menu settings</Button>
            <p role="status" className="text-[0.75rem] text-muted">
              {isSaved && !answer
                ? "Menu settings saved."
                : "Takes effect immediately. If another page has this role, that page loses it."}
            </p>
          </div>
        )}
      </Form>
    </Section>
  );
}
