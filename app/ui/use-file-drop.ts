import { useEffect, useState } from "react";

/**
 * Accepts files dropped anywhere on the page; true while files are dragged over it. Otherwise a file dropped beside the
 * drop zone would replace the page and lose the form's content.
 */
export function useFileDrop(take: (files: File[]) => void): boolean {
  const [isDragging, setDragging] = useState(false);

  useEffect(() => {
    const listening = new AbortController();
    const listen = (type: "dragover" | "dragleave" | "drop", handle: (event: DragEvent) => void) =>
      window.addEventListener(type, (event) => carriesFiles(event) && handle(event), listening);

    listen("dragover", (event) => {
      event.preventDefault();
      setDragging(true);
    });
    listen("dragleave", (event) => {
      if (event.relatedTarget === null) setDragging(false);
    });
    listen("drop", (event) => {
      event.preventDefault();
      setDragging(false);
      take([...(event.dataTransfer?.files ?? [])]);
    });
    return () => listening.abort();
  }, [take]);

  return isDragging;
}

export function carriesFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes("Files") ?? false;
}
