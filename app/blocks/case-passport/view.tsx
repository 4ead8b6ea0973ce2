import type { PageLink } from "#app/domain/pages/page.ts";
import { Facts } from "#app/ui/facts.tsx";
import { Section } from "#app/ui/section.tsx";
import { SmartLink } from "#app/ui/smart-link.tsx";
import type { BlockPlace } from "../place.ts";
import type { ViewProps } from "../resolved-block.ts";

/** The data sheet of a case: facts, and the services and technologies it took, each with its page. */
export function CasePassport({ facts, data, place }: ViewProps<"case-passport"> & { place: BlockPlace }) {
  const lists = [
    { label: "Services", value: <Links links={data.services} />, count: data.services.length },
    { label: "Tech stack", value: <Links links={data.techStack} />, count: data.techStack.length },
  ].filter(({ count }) => count > 0);
  return (
    <Section number={place.number} label="Passport">
      <Facts facts={[...facts, ...lists]} className="max-w-[44rem] text-[1.03125rem]!" />
      {facts.length + lists.length === 0 ? (
        <p className="text-muted">The passport is not filled in yet.</p>
      ) : null}
    </Section>
  );
}

function Links({ links }: { links: PageLink[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {links.map(({ title, path }) => (
        <li key={path}>
          <SmartLink href={path} className="inline-link">
            {title}
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}
