import * as Dialog from "@radix-ui/react-dialog";
import { type ComponentPropsWithoutRef, useState } from "react";

/** A `Dialog.Content` that on closing returns the focus to where it was: Radix returns it only to a `Dialog.Trigger`. */
export function DialogContent(props: ComponentPropsWithoutRef<typeof Dialog.Content>) {
  const [opener] = useState(() => (typeof document === "undefined" ? null : document.activeElement));
  return (
    <Dialog.Content
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        const isFree = document.activeElement === document.body;
        if (isFree && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      }}
      {...props}
    />
  );
}
