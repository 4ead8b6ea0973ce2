import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { useEditor } from "#app/admin/editor/editor.ts";
import { LinksHere, ReferenceList } from "#app/admin/reference-list.tsx";
import type { Reference } from "#app/domain/references/reference.ts";
import { paths } from "#app/paths/paths.ts";
import { messages } from "./messages.ts";

/** The places that show a shared block, below its name. */
export function BlockUses() {
  const uses = useUses();
  if (!uses) return null;
  return (
    <div className="mt-6">
      <LinksHere title="Where it is shown" links={uses} otherwise="No page shows it yet." />
    </div>
  );
}

/** The places that change when a shared block is published, in the publish panel. */
export function ChangedPlaces() {
  const places = useUses();
  if (!places) return null;
  if (places.length === 0) return <p className="text-muted">No page shows it yet.</p>;
  return (
    <section aria-label="Changed places" className="border-l-2 border-line pl-3">
      <p>{messages.changedPlaces(places.length)}</p>
      <ReferenceList references={places} />
    </section>
  );
}

/** Undefined until they are loaded. */
function useUses(): Reference[] | undefined {
  const screen = useEditor(({ item }) => item.screen);
  const { data, load } = useFetcher<{ linksHere: Reference[] }>();
  useEffect(() => load(paths.admin.contentResources(screen).address), [load, screen]);
  return data?.linksHere;
}
