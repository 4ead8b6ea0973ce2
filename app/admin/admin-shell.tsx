import { Form, Link, useLocation } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { BrandMark } from "#app/admin/brand-mark.tsx";
import { useCountFormat } from "#app/admin/use-decimal.ts";
import type { Staff } from "#app/domain/accounts/account.ts";
import { allows, type Policy } from "#app/domain/accounts/policies.ts";
import { nothingNew, type WhatIsNew } from "#app/domain/overview/what-is-new.ts";
import type { Theme } from "#app/domain/theme/theme.ts";
import { paths } from "#app/paths/paths.ts";
import { Toasts } from "#app/ui/toasts.tsx";
import "./admin.css";
import { TitleCount, useLiveUpdates } from "#app/admin/live/live-updates.tsx";
import { focusRing } from "./classes.ts";
import { useFocusAfterNavigation } from "./lost-focus.ts";
import { NeedsJavaScript } from "./needs-javascript.tsx";
import { NewTabLink } from "./new-tab-link.tsx";
import { AdminKeys } from "./palette/admin-keys.tsx";
import { useLeaveGuard } from "./publishing/form-submissions.ts";
import { ThemeChoice } from "./theme-choice.tsx";
import { WaitingNotice } from "./waiting-notice.tsx";

interface AdminShellProps {
  /** Undefined when the account could not be read. */
  staff?: Staff;
  /** Until a second factor is set up, only the account screen is accessible. */
  owesSecondFactor?: boolean;
  whatIsNew?: WhatIsNew;
  theme?: Theme;
  children: ReactNode;
}

const contentId = "content";

/** The admin's layout: navigation, account and screen. */
export function AdminShell({
  staff,
  owesSecondFactor = false,
  whatIsNew = nothingNew,
  theme = "system",
  children,
}: AdminShellProps) {
  const { pathname } = useLocation();
  useLeaveGuard();
  useFocusAfterNavigation(contentId);
  const [isFinding, setFinding] = useState(false);
  const admitted = owesSecondFactor ? undefined : staff;
  const counts = useLiveUpdates(admitted?.id, whatIsNew);
  return (
    <div
      data-admin
      className="min-h-dvh bg-paper text-[0.84375rem]/[1.4] text-ink md:grid md:grid-cols-[208px_minmax(0,1fr)]"
    >
      <TitleCount count={counts.leads} />
      <a
        href={`#${contentId}`}
        className={`sr-only bg-card focus:not-sr-only focus:absolute focus:z-30 focus:px-4 focus:py-2 ${focusRing}`}
      >
        Skip to content
      </a>
      <header className="sticky top-0 z-20 flex h-12 items-center border-b border-line bg-paper pl-3 md:h-dvh md:flex-col md:items-stretch md:border-r md:border-b-0 md:pl-0">
        <Link
          to={owesSecondFactor ? paths.admin.account() : paths.admin.overview()}
          aria-label={owesSecondFactor ? "Admin account" : "Admin overview"}
          className={`flex items-center gap-2 p-1 font-semibold md:mr-0 md:h-12 md:px-4 ${focusRing}`}
        >
          <BrandMark size={20} />
          <span className="hidden md:inline">Admin</span>
        </Link>
        {admitted ? (
          <div className="hidden md:contents">
            <FindLink onPress={() => setFinding(true)} />
          </div>
        ) : null}
        <nav
          aria-label="Admin"
          className="relative flex h-full min-w-0 max-md:overflow-x-auto md:h-auto md:flex-col md:pt-2"
        >
          {entries
            .filter(({ policy }) => admitted && allows(admitted.role, policy))
            .map(({ label, to, also = [], counted }) => {
              const isActive = [to, ...also].some((path) => isWithin(pathname, path));
              return (
                <Link
                  key={to}
                  to={to}
                  aria-current={isActive ? "page" : undefined}
                  className={entryClasses(isActive)}
                >
                  {label}
                  {counted ? <Count {...counted(counts)} /> : null}
                </Link>
              );
            })}
        </nav>
        {staff ? (
          <Person staff={staff} theme={theme} onFind={admitted ? () => setFinding(true) : undefined} />
        ) : null}
      </header>
      <main id={contentId} tabIndex={-1} className="min-w-0 outline-hidden">
        <NeedsJavaScript />
        {children}
      </main>
      {admitted ? <AdminKeys isAsked={isFinding} onAnswered={() => setFinding(false)} /> : null}
      <WaitingNotice />
      <Toasts />
    </div>
  );
}

/** Links to the search page; with JavaScript it opens the command palette instead. */
function FindLink({ onPress }: { onPress: () => void }) {
  return (
    <Link
      to={paths.admin.find()}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onPress();
      }}
      aria-keyshortcuts="Control+K Meta+K"
      className={`text-muted hover:text-ink max-md:mb-2 max-md:block max-md:py-1 md:mx-3 md:mb-1 md:flex md:h-8 md:shrink-0 md:items-center md:justify-between md:rounded-[2px] md:border md:border-line md:bg-card md:px-2 ${focusRing}`}
    >
      Find
      <kbd className="mono hidden md:inline">Ctrl K</kbd>
    </Link>
  );
}

interface Entry {
  label: string;
  to: string;
  /** Other path prefixes that belong to the entry. */
  also?: string[];
  policy: Policy;
  /** The count of items that need attention. */
  counted?: (counts: WhatIsNew) => CountProps;
}

const entries: Entry[] = [
  {
    label: "Leads",
    to: paths.admin.leads(),
    policy: "leads.read",
    counted: ({ leads }) => ({ count: leads, of: "new" }),
  },
  {
    label: "Tasks",
    to: paths.admin.tasks(),
    policy: "tasks.read",
    counted: ({ mentions }) => ({ count: mentions, of: "that mention you" }),
  },
  {
    label: "Pages",
    to: paths.admin.pages(),
    also: [paths.admin.newPage(), paths.admin.trash(), paths.admin.redirects(), paths.admin.blocks()],
    policy: "pages.read",
  },
  {
    label: "Settings",
    to: paths.admin.settings(),
    also: [paths.admin.contents()],
    policy: "admin.enter",
  },
];

const isWithin = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`);

function entryClasses(isActive: boolean) {
  const place =
    "flex items-center gap-1.5 border-b-2 px-2 md:gap-2 md:justify-between md:border-b-0 md:border-l-2 md:px-[18px] md:py-1.5";
  const state = isActive
    ? "border-signal bg-sand font-semibold"
    : "border-transparent text-muted hover:text-ink";
  return `${place} ${state} ${focusRing} focus-visible:-outline-offset-2`;
}

interface CountProps {
  count: number;
  of: string;
}

function Count({ count, of }: CountProps) {
  const format = useCountFormat();
  if (count === 0) return null;
  return (
    <span className="mono text-ink">
      {format(count)}
      <span className="sr-only"> {of}</span>
    </span>
  );
}

/** At the foot of the menu on a wide screen, collapsed on a phone; `details` works without JavaScript. */
interface PersonProps {
  staff: Staff;
  theme: Theme;
  /** Undefined where search is unavailable. */
  onFind?: () => void;
}

function Person({ staff, theme, onFind }: PersonProps) {
  return (
    <>
      <details className="group relative ml-auto md:hidden">
        <summary
          className={`flex h-12 cursor-pointer list-none items-center px-3 text-muted group-open:text-ink [&::-webkit-details-marker]:hidden ${focusRing} focus-visible:-outline-offset-2`}
        >
          Account
        </summary>
        <div className="absolute top-full right-0 w-56 border border-line bg-card p-4">
          {onFind ? <FindLink onPress={onFind} /> : null}
          <PersonLinks staff={staff} theme={theme} />
        </div>
      </details>
      <div className="mt-auto hidden border-t border-line p-4 md:block">
        <PersonLinks staff={staff} theme={theme} />
      </div>
    </>
  );
}

function PersonLinks({ staff, theme }: { staff: Staff; theme: Theme }) {
  return (
    <>
      <Link
        to={paths.admin.account()}
        title={staff.email}
        className={`block truncate pt-1 font-semibold hover:underline ${focusRing}`}
      >
        {staff.name}
        <span className="sr-only">, your account</span>
      </Link>
      <p className="text-[0.75rem] text-muted capitalize">{staff.role}</p>
      <div className="mt-2 flex justify-between gap-3">
        <NewTabLink href={paths.home()} className={`py-1 hover:underline ${focusRing}`}>
          Open site
        </NewTabLink>
        <Form method="post" action={paths.admin.signOut()} reloadDocument>
          <button
            type="submit"
            className={`cursor-pointer py-1 text-muted hover:text-ink hover:underline ${focusRing}`}
          >
            Sign out
          </button>
        </Form>
      </div>
      <ThemeChoice theme={theme} />
    </>
  );
}
