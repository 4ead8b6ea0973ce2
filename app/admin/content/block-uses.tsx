import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { useEditor } from "#app/admin/editor/editor.ts";
import { LinksHere } from "#app/admin/reference-list.tsx";
import type { Reference } from "#app/domain/references/reference.ts";
import { paths } from "#app/paths/paths.ts";

/** The places that show a shared block, below its name. */
export function BlockUses() {
  const screen = useEditor(({ item }) => item.screen);
  const { data, load } = useFetcher<{ linksHere: Reference[] }>();
  useEffect(() => load(paths.admin.contentResources(screen).address), [load, screen]);
  if (!data) return null;
  return (
    <div className="mt-6">
      <LinksHere title="Where it is shown" links={data.linksHere} otherwise="No page shows it yet." />
    </div>
  );
}
