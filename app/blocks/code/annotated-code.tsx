import { useMessages } from "#app/languages/use-messages.ts";
import { numbered } from "../numbered.ts";
import href from "./annotated.css?url";
import { partsOf } from "./parts.ts";

interface AnnotatedCodeProps {
  code: string;
  notes: { line: number; text: string }[];
}

/** Code in parts, each with the notes on its first line beside it. */
export function AnnotatedCode({ code, notes }: AnnotatedCodeProps) {
  const messages = useMessages().blocks.code;
  return (
    <>
      <link rel="stylesheet" href={href} />
      {numbered(partsOf(code, notes)).map(({ key, code, notes }) => (
        <div key={key} className="annotated-part">
          {/* Its lines do not widen the page while the sheet loads. */}
          <pre className="overflow-hidden">
            <code>{code}</code>
          </pre>
          {notes.length > 0 ? (
            <div className="annotated-notes">
              {numbered(notes).map(({ key, line, text }) => (
                <p key={key}>
                  <b className="mono">{messages.line(line)}</b> {text}
                </p>
              ))}
            </div>
          ) : null}
        </div>
      ))}
    </>
  );
}
