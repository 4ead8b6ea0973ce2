import { Form, Link, useNavigation } from "@remix-run/react";
import { buttonClasses, linkClasses } from "#app/admin/classes.ts";
import { pressedOnce } from "#app/forms/pressed-once.ts";
import { paths } from "#app/http/paths.ts";

/** What became of several pages at once. */
export interface BulkAnswer {
  verb: "published" | "unpublished";
  done: number;
  refused: { slug: string; title: string; reason: string }[];
}

interface BulkBarProps {
  formId: string;
  answer?: BulkAnswer;
}

/** Publishes and unpublishes the pages that are ticked in the tree. */
export function BulkBar({ formId, answer }: BulkBarProps) {
  const isSending = useNavigation().formData?.has("bulk") ?? false;
  return (
    <Form
      id={formId}
      method="post"
      preventScrollReset
      className="sticky bottom-0 -mx-2 mt-4 flex flex-wrap items-center gap-2 border-t border-line bg-paper px-2 py-3"
    >
      <span className="text-[0.75rem] text-muted">Ticked pages:</span>
      {(["publish", "unpublish"] as const).map((verb) => (
        <button
          key={verb}
          type="submit"
          name="bulk"
          value={verb}
          {...pressedOnce(isSending)}
          className={buttonClasses.plain}
        >
          {verb === "publish" ? "Publish ticked" : "Unpublish ticked"}
        </button>
      ))}
      <div role="status" className="w-full text-[0.8125rem]">
        {answer ? <Outcome {...answer} /> : null}
      </div>
    </Form>
  );
}

function Outcome({ verb, done, refused }: BulkAnswer) {
  return (
    <>
      <p className={done > 0 ? "text-good" : "text-muted"}>
        {done === 1 ? `1 page ${verb}.` : `${done} pages ${verb}.`}
        {done + refused.length === 0 ? " Tick the pages first." : null}
      </p>
      {refused.length > 0 ? (
        <ul className="mt-1 grid gap-0.5">
          {refused.map(({ slug, title, reason }) => (
            <li key={slug}>
              <Link to={paths.admin.page(slug)} className={linkClasses}>
                {title}
              </Link>{" "}
              <span className="text-bad">{reason}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
