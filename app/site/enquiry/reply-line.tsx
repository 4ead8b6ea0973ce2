import { useMessages } from "#app/languages/use-messages.ts";
import { useSite } from "#app/site/site-data.ts";
import { unmanagedHtml } from "#app/ui/unmanaged-html.ts";
import { Clock, Deadline, ReplyPortrait, type ReplyPromiseProps } from "./reply-promise.tsx";

/** `ReplyPromise` in one line, in the bar of the dialog on phones. */
export function ReplyLine({ reply, isSent }: ReplyPromiseProps) {
  const { reply: texts } = useMessages().enquiry;
  const { brand_name } = useSite().settings;
  const { person, city } = reply;
  return (
    <Clock reply={reply} className="reply-line">
      <ReplyPortrait reply={reply} />
      <div>
        <p>
          <b>{person?.name ?? brand_name}</b> {city} <span data-time="" {...unmanagedHtml} />
        </p>
        {isSent ? null : (
          <p>
            {texts.promiseInShort} <Deadline />
          </p>
        )}
      </div>
    </Clock>
  );
}
