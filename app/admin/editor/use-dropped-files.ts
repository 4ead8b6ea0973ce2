import { useEffect } from "react";
import { type ToastContent, toast } from "#app/ui/toast-store.ts";
import { messages } from "./messages.ts";

/** Prevents the browser from opening a dropped file, and reports a file that no field accepts. */
export function useDroppedFilesIn(room: Document | undefined) {
  useEffect(() => {
    if (!room) return;
    const listening = new AbortController();
    const { signal } = listening;
    room.addEventListener(
      "dragover",
      (event) => {
        if (carriesFiles(event)) event.preventDefault();
      },
      { signal },
    );
    room.addEventListener(
      "drop",
      (event) => {
        if (!carriesFiles(event) || event.defaultPrevented) return;
        event.preventDefault();
        if (!isMediaPickerOpen()) toast(notice);
      },
      { signal },
    );
    return () => listening.abort();
  }, [room]);
}

/** An open media picker accepts files dropped anywhere. */
const isMediaPickerOpen = () => document.querySelector("[data-media-picker]") !== null;

const notice: ToastContent = {
  variant: "destructive",
  title: messages.fileNotAdded,
  description: messages.dropPicturesOnAPicture,
};

function carriesFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes("Files") ?? false;
}
