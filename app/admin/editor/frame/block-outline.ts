import { blockElement } from "./frame-sync.ts";

/** Styles that only the editor adds to the frame's document. */
const style = `
  [data-editor-outline] { position: absolute; pointer-events: none; z-index: 50; box-shadow: 0 0 0 2px #ff5a1f; }
  [data-editor-outline][hidden] { display: none; }
  [data-editor-outline] > span {
    position: absolute; bottom: 100%; left: -2px; padding: 3px 7px; background: #ff5a1f; color: #0e1112;
    font: 600 12px/1.4 var(--font-sans, sans-serif); white-space: nowrap;
  }
  [data-editor-outline][data-at-top] > span { bottom: auto; top: 0; }
  [data-block] > * { cursor: default; }
  html { scroll-behavior: auto; }
`;

/** Draws an outline with a label around one block of the preview. */
export function createBlockOutline(shown: Document) {
  shown.head.append(Object.assign(shown.createElement("style"), { textContent: style }));
  const box = shown.createElement("div");
  box.dataset.editorOutline = "";
  box.setAttribute("aria-hidden", "true");
  box.hidden = true;
  const name = shown.createElement("span");
  box.append(name);
  shown.body.append(box);

  let blockId: string | null = null;
  let isPlanned = false;

  /** Runs on the next animation frame, once however often it is requested. */
  function plan() {
    if (isPlanned) return;
    isPlanned = true;
    shown.defaultView?.requestAnimationFrame(() => {
      isPlanned = false;
      place();
    });
  }

  function place() {
    const area = blockId === null ? undefined : areaOf(shown, blockId);
    box.hidden = !area;
    if (!area) return;
    const { scrollX = 0, scrollY = 0 } = shown.defaultView ?? {};
    const top = area.top + scrollY;
    Object.assign(box.style, {
      top: `${top}px`,
      left: `${area.left + scrollX}px`,
      width: `${area.right - area.left}px`,
      height: `${area.bottom - area.top}px`,
    });
    box.toggleAttribute("data-at-top", top < 30);
  }

  const resizes = new ResizeObserver(plan);
  const page = shown.querySelector("main");
  if (page) resizes.observe(page);

  return {
    show(id: string | null, title: string) {
      blockId = id;
      name.textContent = title;
      plan();
    },
    update: plan,
    stop: () => resizes.disconnect(),
  };
}

/** Scrolls a block into view unless part of it is visible. False while the block is not rendered. */
export function revealBlock(shown: Document, id: string): boolean {
  const area = areaOf(shown, id);
  const height = shown.defaultView?.innerHeight ?? 0;
  if (!area) return false;
  const isInView = area.top < height - 80 && area.bottom > 80;
  if (!isInView) shown.defaultView?.scrollBy({ top: area.top - Math.min(height * 0.15, 120) });
  return true;
}

/** Measures a block, except for style sheets and hidden elements. */
function areaOf(shown: Document, id: string) {
  const boxes = boxesIn(blockElement(shown, id))
    .map((child) => child.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  if (boxes.length === 0) return undefined;
  return {
    top: Math.min(...boxes.map(({ top }) => top)),
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** The wrapper elements of blocks have no boxes (`display: contents`), so their children stand in for them. */
function boxesIn(wrapper: Element | null | undefined): Element[] {
  return [...(wrapper?.children ?? [])].flatMap((child) =>
    child.classList.contains("contents") ? boxesIn(child) : child,
  );
}
