import { type ComponentType, createElement, lazy, useState } from "react";

/** A component in a file of its own, which `load` fetches. */
export type Late<Props> = ComponentType<Props> & { load: () => Promise<unknown> };

/**
 * The server waits for the file, so the component is always in the first HTML. In the browser it must be loaded before
 * that HTML is hydrated; later on it may appear within transitions, as Remix's navigation is, and they wait for it.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): Late<Props> {
  let loaded: ComponentType<Props> | undefined;

  async function loadOnce() {
    loaded ??= await load().catch(startAnew);
    return loaded;
  }

  const Lazy = lazy(async () => {
    const View = await loadOnce();
    return { default: ({ props }: { props: Props }) => createElement(View, props) };
  });

  function LateComponent(props: Props) {
    // What it is at first it stays, so that nothing of it begins anew.
    const [View] = useState(() => loaded);
    return View ? createElement(View, props) : createElement(Lazy, { props });
  }
  return Object.assign(LateComponent, { load: loadOnce });
}

/**
 * Most likely another release is running: the page is loaded anew, once. When that has not helped, the page stays as
 * the server drew it.
 */
function startAnew(error: unknown): Promise<never> {
  if (typeof window === "undefined") throw error;
  const [visit] = performance.getEntriesByType("navigation");
  const isReload = visit instanceof PerformanceNavigationTiming && visit.type === "reload";
  if (!isReload) window.location.reload();
  return new Promise(() => {});
}
