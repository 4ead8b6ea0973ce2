import { InlineLink } from "#app/ui/smart-link.tsx";

/** Links to the cases that use a technology. */
export function CaseLinks({ label, cases }: { label?: string; cases: { title: string; path: string }[] }) {
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1">
      {label ? <span className="text-muted">{label}</span> : null}
      {cases.map(({ title, path }) => (
        <InlineLink key={path} href={path}>
          {title}
        </InlineLink>
      ))}
    </span>
  );
}
