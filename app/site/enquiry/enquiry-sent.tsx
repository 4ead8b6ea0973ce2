import { useEffect, useRef } from "react";
import { sitePaths } from "#app/http/site-paths.ts";
import { buttonClasses } from "#app/ui/button-look.ts";
import { useHydrated } from "../chrome/use-hydrated.ts";
import { useSite } from "../site-data.ts";
import { success } from "./enquiry-words.ts";

/** What stands in place of the form once it is sent. `onAnother` shows an empty form; without script a link does. */
export function EnquirySent({ onAnother }: { onAnother: () => void }) {
  const { contact_email } = useSite().settings;
  const isHydrated = useHydrated();
  const message = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    message.current?.focus({ preventScroll: true });
    message.current?.scrollIntoView({ block: "center" });
  }, []);

  return (
    <div className="flex grow flex-col items-start gap-6 border-t border-ink pt-5">
      <p className="mono text-good">{success.title}</p>
      <p
        ref={message}
        tabIndex={-1}
        className="max-w-[24em] text-[clamp(1.375rem,1.2rem+0.9vw,1.875rem)]/[1.2] font-medium tracking-[-0.02em] outline-hidden"
      >
        {success.description}
      </p>
      <p className="max-w-[34em] text-muted">
        If nothing has come by then, write to{" "}
        <a href={`mailto:${contact_email}`} className="inline-link">
          {contact_email}
        </a>
        .
      </p>
      {isHydrated ? (
        <button type="button" className={another} onClick={onAnother}>
          Send another request
        </button>
      ) : (
        <a href={sitePaths.letsTalk()} className={another}>
          Send another request
        </a>
      )}
    </div>
  );
}

const another = buttonClasses("ruled", "mt-auto");
