import { Picture } from "#app/ui/picture.tsx";
import { wideSizes } from "#app/ui/picture-sources.ts";
import { InlineLink, SmartLink } from "#app/ui/smart-link.tsx";
import href from "./front-page.css?url";
import type { PublicList, PublicRow, RowGroup } from "./public-content.ts";
import { Notes } from "./shown-fact.tsx";

/** A list of a type with pictures: the newest large, earlier ones in groups, such as years. */
export function FrontPage({ leads, groups }: Pick<PublicList, "leads" | "groups">) {
  return (
    <>
      <link rel="stylesheet" href={href} />
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

function Group({ heading, rows, language, all }: RowGroup) {
  return (
    <section className="front-group">
      {heading === undefined ? null : (
        <h2 className={language ? "front-language voice" : "front-year voice"}>{heading}</h2>
      )}
      <ul>
        {rows.map((row) => (
          <Story key={row.path} {...row} Title={heading === undefined ? "h2" : "h3"} language={language} />
        ))}
      </ul>
      {all ? (
        <p className="front-all">
          <InlineLink href={all.path} hrefLang={language}>
            {all.title}
          </InlineLink>
        </p>
      ) : null}
    </section>
  );
}

interface StoryProps extends PublicRow {
  Title: "h2" | "h3";
  /** Of the row, if the page has another. */
  language?: string;
  isFirst?: boolean;
}

/** An item of a list; without the sheet of this file, a row. */
export function Story({ path, title, text, notes, picture, Title, language, isFirst }: StoryProps) {
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
        <span className="content-notes mono text-muted">
          <Notes notes={notes} />
        </span>
        <Title lang={language} className="front-title">
          {title}
        </Title>
        {text ? <p lang={language}>{text}</p> : null}
      </SmartLink>
    </li>
  );
}
