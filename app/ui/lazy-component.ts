import { type ComponentType, createElement, Fragment, lazy, type ReactNode, useState } from "react";
import { awaitBeforeHydration } from "./before-hydration.ts";

/**
 * A component in a file of its own, by a name that no other has and the name that the file exports it by. The server
 * waits for the file, so the component is always in the first HTML; the browser loads it before it hydrates a page that
 * has it, unless it keeps the server's HTML (`kept-html.tsx`). Later on it may appear within transitions, as Remix's
 * navigation is, and they wait for it.
 */
export function lazyComponent<Props extends object, Export extends string>(
  name: string,
  load: () => Promise<Record<Export, ComponentType<Props>>>,
  exported: Export,
  isKept = false,
): (props: Props) => ReactNode {
  let loaded: ComponentType<Props> | undefined;

  async function loadOnce() {
    loaded ??= (await load().catch(reloadOnce))[exported];
    return loaded;
  }

  const Lazy = lazy(async () => {
    const View = await loadOnce();
    return { default: ({ props }: { props: Props }) => createElement(View, props) };
  });

  if (typeof document !== "undefined" && !isKept) awaitBeforeHydration(loadIfRendered());

  async function loadIfRendered() {
    await parsed();
    if (document.querySelector(`template[data-late="${name}"]`)) await loadOnce();
  }

  return function LazyComponent(props: Props) {
    // What it is at first it stays, so that nothing of it begins anew.
    const [View] = useState(() => loaded);
    const view = View ? createElement(View, props) : createElement(Lazy, { props });
    return createElement(Fragment, null, view, createElement("template", { "data-late": name }));
  };
}

/** In development scripts may run while the document is still coming. */
function parsed(): Promise<unknown> | undefined {
  if (document.readyState !== "loading") return undefined;
  return new Promise((done) => document.addEventListener("DOMContentLoaded", done, { once: true }));
}

/**
 * Most likely a new release is running, so the page is reloaded once. If that does not help, it stays as rendered by the
 * server.
 */
function reloadOnce(error: unknown): Promise<never> {
  if (typeof window === "undefined") throw error;
  const [visit] = performance.getEntriesByType("navigation");
  const isReload = visit instanceof PerformanceNavigationTiming && visit.type === "reload";
  if (!isReload) window.location.reload();
  return new Promise(() => {});
}
