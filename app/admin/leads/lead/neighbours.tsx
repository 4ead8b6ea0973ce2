import { useLocation, useNavigate } from "@remix-run/react";
import { ButtonLink } from "#app/admin/button.tsx";
import { useShortcut } from "#app/admin/shortcuts/shortcuts.ts";
import { paths } from "#app/paths/paths.ts";

/** Links and keys to the leads before and after this one, in the list from which it was opened. */
export function Neighbours({ previous, next }: { previous?: string; next?: string }) {
  return (
    <span className="flex gap-1">
      {previous ? <Neighbour id={previous} shortcut="k" label="Previous lead" sign="↑" /> : null}
      {next ? <Neighbour id={next} shortcut="j" label="Next lead" sign="↓" /> : null}
    </span>
  );
}

interface NeighbourProps {
  id: string;
  shortcut: string;
  label: string;
  sign: string;
}

function Neighbour({ id, shortcut, label, sign }: NeighbourProps) {
  const navigate = useNavigate();
  const path = paths.admin.lead(id) + useLocation().search;
  useShortcut(shortcut, label, () => navigate(path));
  return (
    <ButtonLink to={path} aria-label={label} title={`${label} (${shortcut})`}>
      {sign}
    </ButtonLink>
  );
}
