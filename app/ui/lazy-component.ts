import { type ComponentType, createElement, Fragment, lazy, type ReactNode, useState } from "react";
import { delayHydrationFor } from "./before-hydration.ts";

/**
 * A lazily loaded component, with a unique name and the name of its export. The server waits for the module, so the
 * component is always in the initial HTML; the browser loads it before hydration if the page contains it. Later it can be
 * rendered within transitions, such as Remix's navigation, which wait for it.
 */
export function lazyComponent<Props extends object, Export extends string>(
  name: string,
  load: () => Promise<Record<Export, ComponentType<Props>>>,
  exported: Export,
): (props: Props) => ReactNode {
  let loaded: ComponentType<Props> | undefined;

  async function loadOnce() {
    loaded ??= (await orReload(load))[exported];
    return loaded;
  }

  const Lazy = lazy(async () => {
    const View = await loadOnce();
    return { default: ({ props }: { props: Props }) => createElement(View, props) };
  });

  if (typeof document !== "undefined") delayHydrationFor(loadIfRendered());

  async function loadIfRendered() {
    await parsed();
    if (document.querySelector(`template[data-lazy="${name}"]`)) await loadOnce();
  }

  return function LazyComponent(props: Props) {
    // The element type stays the same for the life of the component, so that it keeps its state.
    const [View] = useState(() => loaded);
    const view = View ? createElement(View, props) : createElement(Lazy, { props });
    return createElement(Fragment, null, view, createElement("template", { "data-lazy": name }));
  };
}

/** In development scripts can run before the document is parsed. */
function parsed(): Promise<unknown> | undefined {
  if (document.readyState !== "loading") return undefined;
  return new Promise((done) => document.addEventListener("DOMContentLoaded", done, { once: true }));
}

/**
 * Loads a chunk, with a second attempt: networks fail for a moment, and WebKit ends the requests of a page that is being
 * left before it says so. If both fail, the chunk is probably missing because of a new release, so the page reloads once.
 * If that does not help, the page stays as rendered by the server; so does one that the visitor is leaving: Firefox ends
 * its requests then, and reloading would cancel the visitor's step.
 */
async function orReload<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  if (typeof window === "undefined") return load();
  let isLeaving = false;
  const note = () => {
    isLeaving = true;
  };
  // Only while loading: with this listener, a browser may not keep the page for the way back.
  addEventListener("beforeunload", note);
  try {
    return await load().catch(load);
  } catch {
    const [visit] = performance.getEntriesByType("navigation");
    const isReload = visit instanceof PerformanceNavigationTiming && visit.type === "reload";
    if (!isReload && !isLeaving) window.location.reload();
    return new Promise(() => {});
  } finally {
    removeEventListener("beforeunload", note);
  }
}
