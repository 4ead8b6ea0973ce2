import { LazyDocument } from "#app/blocks/lazy-views.tsx";
import { chromeInsetClasses } from "#app/site/chrome/chrome.tsx";
import { Breadcrumbs, TopLine } from "#app/site/content/breadcrumbs.tsx";
import { NextPage } from "#app/site/content/next-page.tsx";
import { PageOpening } from "#app/site/content/opening.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Facts, joinRanges } from "#app/ui/facts.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { Picture } from "#app/ui/picture.tsx";
import href from "./content-item.css?url";
import type { Author, ItemAction, PublicItem } from "./public-content.ts";
import { Notes, shownFact } from "./shown-fact.tsx";

/** The public page of an item of a content type: facts, the text beside them, and a link to the next item. */
export function ContentItem(item: PublicItem) {
  const { title, intro, notice, facts, action, body, picture, banner, author, trail, next } = item;
  return (
    <div className={chromeInsetClasses}>
      <link rel="stylesheet" href={href} />
      <TopLine>
        <Breadcrumbs trail={trail} title={title} />
      </TopLine>
      <div className="pt-opening">
        <PageOpening title={title} lead={intro}>
          <div className="opening-facts">
            <Facts facts={facts.map(({ label, value }) => ({ label, value: shownFact(value) }))} />
            {action ? <ActionLink {...action} /> : null}
          </div>
          {notice ? (
            <p className="mt-9 max-w-[34em] border-l-2 border-signal pl-4 font-medium">{notice}</p>
          ) : null}
        </PageOpening>
      </div>
      {picture ? (
        <Figure
          picture={picture}
          alt=""
          isFirst
          className="mt-opening-picture max-h-[85svh] w-full aspect-[16/9]!"
        />
      ) : null}
      {banner ? <Figure {...banner} alt="" isFirst className="mt-opening-picture" /> : null}
      {body ? (
        <div className="item-text mt-16 pr-edge-right pl-edge-left">
          {author ? <Byline {...author} /> : null}
          <LazyDocument document={body} />
        </div>
      ) : null}
      {action ? <ItemEnd {...action} /> : null}
      {next ? <NextPage {...next} within={trail.at(-1)?.title} /> : null}
    </div>
  );
}

function Byline({ name, role, portrait }: Author) {
  return (
    <p className="item-author">
      <Picture picture={portrait} alt="" sizes="9rem" width={480} height={600} className="portrait" />
      <span>
        <b>{name}</b> {role}
      </span>
    </p>
  );
}

function ActionLink({ label, href, how }: ItemAction) {
  return (
    <div className="item-action">
      <ButtonLink look="filled" href={href}>
        {label}
      </ButtonLink>
      <p className="mono text-muted">{how}</p>
    </div>
  );
}

/** What matters of the facts once more, and the action. */
function ItemEnd(action: ItemAction) {
  const [first = "", ...others] = action.notes;
  return (
    <aside className="item-end on-ink">
      <div>
        <p className="voice">{typeof first === "string" ? joinRanges(first) : shownFact(first)}</p>
        <p className="item-end-notes">
          <Notes notes={others} />
        </p>
      </div>
      <ActionLink {...action} />
    </aside>
  );
}
