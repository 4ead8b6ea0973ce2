import { VoiceStyles } from "#app/blocks/voice-styles/voice-styles.tsx";
import { useMessages } from "#app/languages/use-messages.ts";
import { Picture } from "#app/ui/picture.tsx";
import { wideSizes } from "#app/ui/picture-sources.ts";
import { InlineLink, SmartLink } from "#app/ui/smart-link.tsx";
import href from "./front-page.css?url";
import { Notes } from "./notes.tsx";
import type { ItemsElsewhere, PublicRow, RowGroup } from "./public-content.ts";

export function FrontPageStyles() {
  return (
    <>
      <link rel="stylesheet" href={href} />
      <VoiceStyles />
    </>
  );
}

interface FrontPageProps {
  leads: PublicRow[];
  groups: RowGroup[];
}

/** A list of a type with pictures: the newest large, earlier ones in groups, such as years. */
export function FrontPage({ leads, groups }: FrontPageProps) {
  return (
    <>
      {leads.length > 0 ? (
        <ul className="front-leads">
          {leads.map((row, position) => (
            <Story key={row.path} {...row} Title="h2" isFirst={position === 0} />
          ))}
        </ul>
      ) : null}
      {groups.map((group) => (
        <Group key={group.rows[0]?.path} {...group} />
      ))}
    </>
  );
}

/** The newest items in another language, below the notice that there are none in this one. */
export function Elsewhere({ language, path, rows }: ItemsElsewhere) {
  const { elsewhere, allElsewhere } = useMessages().site.list;
  return (
    <section className="front-group">
      <h2 className="front-language voice">{elsewhere[language]}</h2>
      <Stories rows={rows} Title="h3" language={language} />
      <p className="front-all">
        <InlineLink href={path} hrefLang={language}>
          {allElsewhere[language]}
        </InlineLink>
      </p>
    </section>
  );
}

function Group({ heading, rows }: RowGroup) {
  return (
    <section className="front-group">
      {heading === undefined ? null : <h2 className="front-year voice">{heading}</h2>}
      <Stories rows={rows} Title={heading === undefined ? "h2" : "h3"} />
    </section>
  );
}

interface StoriesProps {
  rows: PublicRow[];
  Title: "h2" | "h3";
  /** The language of the rows, if the page has another. */
  language?: string;
}

/** Each third row shows its picture across the group, the rows between them stand side by side. */
function Stories({ rows, Title, language }: StoriesProps) {
  return (
    <ul>
      {rows.map(({ picture, ...row }, position) => (
        <Story
          key={row.path}
          {...row}
          picture={position % 3 === 0 ? picture : undefined}
          language={language}
          Title={Title}
        />
      ))}
    </ul>
  );
}

interface StoryProps extends PublicRow {
  Title: "h2" | "h3";
  language?: string;
  isFirst?: boolean;
}

function Story({ path, title, text, notes, picture, Title, language, isFirst }: StoryProps) {
  return (
    <li>
      <SmartLink href={path} className="front-story">
        {picture ? (
          <span className="front-picture">
            <Picture
              picture={picture}
              alt=""
              sizes={wideSizes}
              width={1600}
              height={900}
              isFirst={isFirst}
              className="bg-sand"
            />
          </span>
        ) : null}
        <Notes notes={notes} />
        <Title lang={language} className="front-title">
          {title}
        </Title>
        {text ? <p lang={language}>{text}</p> : null}
      </SmartLink>
    </li>
  );
}
