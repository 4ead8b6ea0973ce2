import { classNames } from "#app/ui/class-names.ts";
import { customProperties } from "#app/ui/custom-properties.ts";
import { Picture } from "#app/ui/picture.tsx";
import { BlockPicture } from "../block-picture.tsx";
import type { ViewProps } from "../resolved-block.ts";
import { SentenceStyles } from "../voice-styles/voice-styles.tsx";

type BesideProps = Pick<ViewProps<"rich-text">, "beside" | "data">;

/** What stands beside a text: in the right half of wide screens, below the text on phones. */
export function Beside({ beside, data }: BesideProps) {
  if (!beside) return null;
  const { figure, person, picture, text } = beside;
  const { drawing, portrait } = data ?? {};
  const hasPicture = Boolean(drawing ?? picture);
  return (
    <aside className={classNames("beside", hasPicture && "with-picture", portrait && "with-portrait")}>
      <SentenceStyles />
      {drawing ? (
        <Picture picture={drawing} alt="" sizes="1px" width={1920} height={620} className="beside-picture" />
      ) : null}
      {picture ? (
        <BlockPicture
          image={picture}
          sizes="(max-width: 1199px) 90vw, 30vw"
          width={640}
          height={800}
          className="beside-picture"
        />
      ) : null}
      {portrait ? (
        <Picture
          picture={portrait}
          alt=""
          sizes="10rem"
          width={480}
          height={600}
          className="portrait beside-portrait"
        />
      ) : null}
      {figure ? (
        <p className="beside-figure voice" style={customProperties({ "--letters": widthOf(figure) })}>
          {figure}
        </p>
      ) : null}
      {text ? (
        <p dir="auto" className={person ? "beside-line voice" : "beside-text"}>
          {text}
        </p>
      ) : null}
      {person ? (
        <p className="beside-person">
          <b>{person}</b> {data?.role}
        </p>
      ) : null}
    </aside>
  );
}

/** The width of a figure in letters, whose capitals, digits and signs are wider in the second voice. */
function widthOf(figure: string): number {
  const widths = [...figure].map((sign) => {
    if (/[%MW@]/.test(sign)) return 1.9;
    if (/[\s.,:’]/.test(sign)) return 0.6;
    return /\p{Lowercase}/u.test(sign) ? 1 : 1.35;
  });
  return Math.round(widths.reduce((sum, width) => sum + width, 0) * 10) / 10;
}
