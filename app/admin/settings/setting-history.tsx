import { Form, useNavigation } from "@remix-run/react";
import { useId } from "react";
import { Section } from "#app/admin/admin-page.tsx";
import { Button } from "#app/admin/button.tsx";
import { Moment } from "#app/admin/moment.tsx";
import type { listSettingChanges } from "#app/domain/settings/history.server.ts";
import { controlClasses } from "#app/ui/field.tsx";
import { messages } from "./messages.ts";

interface Change extends Omit<Awaited<ReturnType<typeof listSettingChanges>>[number], "before" | "after"> {
  /** As text. */
  before: string;
  after: string;
  /** Whether this is the current value. */
  isNow: boolean;
}

interface SettingHistoryProps {
  /** The current value and the default, as text. */
  now: string;
  standard: string;
  isDefault: boolean;
  /** The name of the main language, if the text is of a further one: its default is the main language's. */
  mainLanguage?: string;
  isList: boolean;
  changes: Change[];
  maySave: boolean;
  /** Whether a restore requires the password again. */
  requiresPassword: boolean;
  problem?: string;
}

const verbs: Record<string, string> = {
  "setting.save": "Saved",
  "setting.reset": "Reset to default",
  "setting.restore": "Restored",
};

/** The history of a setting: its value, earlier values with authors, and buttons to restore them. */
export function SettingHistory({
  now,
  standard,
  isDefault,
  mainLanguage,
  isList,
  changes,
  maySave,
  requiresPassword,
  problem,
}: SettingHistoryProps) {
  return (
    <div className="max-w-[940px]">
      {problem ? (
        <p role="alert" className="mb-5 border-l-2 border-bad pl-3 text-bad">
          {problem}
        </p>
      ) : null}
      <div className="grid gap-x-8 sm:grid-cols-2">
        <Section title="Now">
          <Value>{now}</Value>
        </Section>
        <Section title={mainLanguage ?? "Default"}>
          <Value>{standard}</Value>
          {maySave && !isDefault ? (
            <RevertButton
              label={mainLanguage ? messages.asMain(isList) : "Reset to default"}
              requiresPassword={requiresPassword}
            />
          ) : null}
        </Section>
      </div>
      <Section title="Changes">
        {changes.length === 0 ? <p className="text-muted">No changes yet.</p> : null}
        <ol>
          {changes.map(({ id, action, before, after, at, by, isNow }) => (
            <li
              key={id}
              className="grid gap-x-6 gap-y-2 border-b border-line py-3 sm:grid-cols-[180px_minmax(0,1fr)_minmax(0,1fr)]"
            >
              <div>
                <p className="font-semibold">{verbs[action] ?? action}</p>
                <p className="text-[0.75rem] text-muted">
                  <Moment at={at} />
                  <br />
                  {by ?? "by the system"}
                </p>
              </div>
              <del className="decoration-bad">
                <Value>{before}</Value>
              </del>
              <div>
                <ins className="no-underline">
                  <Value>{after}</Value>
                </ins>
                {isNow ? <p className="mt-1 text-[0.75rem] text-good">Current value.</p> : null}
                {maySave && !isNow ? (
                  <RevertButton
                    changeId={id}
                    label="Restore this value"
                    requiresPassword={requiresPassword}
                  />
                ) : null}
              </div>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  );
}

/** A value at full length; long ones scroll. */
function Value({ children }: { children: string }) {
  return (
    <div
      dir="auto"
      className="max-h-64 overflow-y-auto whitespace-pre-wrap wrap-anywhere"
      tabIndex={children.length > 600 ? 0 : undefined}
    >
      {children}
    </div>
  );
}

interface RevertButtonProps {
  /** Restores the value of this change; undefined restores the default. */
  changeId?: string;
  label: string;
  requiresPassword: boolean;
}

/** A button that restores an earlier value of a setting. */
function RevertButton({ changeId, label, requiresPassword }: RevertButtonProps) {
  const isSending = useNavigation().state === "submitting";
  const id = useId();
  return (
    <Form method="post" preventScrollReset className="mt-2 flex flex-wrap items-center gap-2">
      {changeId ? <input type="hidden" name="changeId" value={changeId} /> : null}
      {requiresPassword ? (
        <>
          <label htmlFor={id} className="sr-only">
            Your password
          </label>
          <input
            id={id}
            type="password"
            name="password"
            required
            placeholder="Your password"
            autoComplete="current-password"
            className={controlClasses("compact", "w-40!")}
          />
        </>
      ) : null}
      <Button isSending={isSending}>{label}</Button>
    </Form>
  );
}
