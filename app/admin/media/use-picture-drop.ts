import { type DragEvent, useState } from "react";
import { messages } from "./messages.ts";
import { storePicture } from "./store-picture.ts";

/** Uploads one picture that is dropped on an element. `onStored` receives its id. */
export function usePictureDrop(onStored: (mediaId: string) => void) {
  const [isStoring, setStoring] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function store(file: File) {
    setProblem(undefined);
    setStoring(true);
    const stored = await storePicture(file);
    setStoring(false);
    if ("problem" in stored) setProblem(stored.problem);
    else onStored(stored.mediaId);
  }

  return {
    isStoring,
    problem,
    handlers: {
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDrop(event: DragEvent) {
        const [file, ...others] = event.dataTransfer.files;
        if (!file) return;
        event.preventDefault();
        if (others.length > 0) setProblem(messages.dropOnePictureAtA);
        else if (!file.type.startsWith("image/")) setProblem(messages.isNotAPicture(file.name));
        else void store(file);
      },
    },
  };
}
