import { useLocation } from "@remix-run/react";
import { slugOfTitle } from "#app/domain/pages/slug-of-title.ts";
import { useMessages } from "#app/languages/use-messages.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Facts } from "#app/ui/facts.tsx";
import { Section } from "#app/ui/section.tsx";
import { InlineLink, InternalLink } from "#app/ui/smart-link.tsx";
import { numbered } from "../numbered.ts";
import type { ViewProps } from "../resolved-block.ts";
import { CaseLinks } from "./case-links.tsx";
import { Scale } from "./scale.tsx";
import { datedOf, technologiesOf } from "./technologies.ts";

/**
 * Technologies, what they cost to keep and where they are used: on a scale of years those that have years, others by
 * role. `?role=` shows one role, without script too.
 */
export default function TechStack(props: ViewProps<"tech-stack">) {
  const messages = useMessages().blocks.techStack;
  const { label, heading, fact, unit, groups, data, place } = props;
  const { search } = useLocation();
  const role = new URLSearchParams(search).get("role");
  const roles = numbered(groups).map((group, position) => ({
    ...group,
    slug: slugOfTitle(group.name),
    technologies: technologiesOf(group, data, position),
  }));
  const chosen = roles.filter(({ slug }) => slug === role);
  const shown = chosen.length > 0 ? chosen : roles;
  const dated = datedOf(roles);
  const listed = shown
    .map((each) => ({ ...each, technologies: each.technologies.filter(({ history }) => !history) }))
    .filter(({ technologies }) => dated.length === 0 || technologies.length > 0);
  const Name = heading ? "h3" : "h2";
  return (
    <Section number={place.number} label={label} heading={heading}>
      {groups.length > 1 ? <RoleFilter roles={roles} active={chosen[0]?.slug} /> : null}
      {dated.length > 0 ? (
        <Scale all={dated} shown={datedOf(shown)} now={data.now} unit={unit} Name={Name} />
      ) : null}
      {listed.length > 0 ? (
        <ul className={classNames("border-b border-line", heading && "mt-11")}>
          {listed.map(({ key, name, technologies }) => (
            <li key={key} className="border-t border-current pt-4 pb-14">
              <Name className="mono mb-6 text-muted">{name}</Name>
              <ul>
                {numbered(technologies).map(({ key, label, href, cases, ...technology }) => (
                  <li
                    key={key}
                    className="grid items-baseline gap-x-6 gap-y-3 border-t border-line py-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
                  >
                    <p className="heading only:col-span-full">
                      {href ? (
                        <InlineLink href={href} className="py-0.5">
                          {label}
                        </InlineLink>
                      ) : (
                        label
                      )}
                    </p>
                    <Facts
                      facts={[
                        ...(fact && technology.fact ? [{ label: fact, value: technology.fact }] : []),
                        ...(cases.length > 0
                          ? [{ label: messages.usedIn, value: <CaseLinks cases={cases} /> }]
                          : []),
                      ]}
                    />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}

interface RoleFilterProps {
  roles: { key: string; name: string; slug: string }[];
  active: string | undefined;
}

function RoleFilter({ roles, active }: RoleFilterProps) {
  const messages = useMessages().blocks.techStack;
  const { pathname } = useLocation();
  const options = [{ key: "all", name: messages.allRoles, search: "", isActive: !active }].concat(
    roles.map(({ key, name, slug }) => ({ key, name, search: `?role=${slug}`, isActive: slug === active })),
  );
  return (
    <search className="mt-9 flex flex-wrap gap-x-6 gap-y-2">
      {options.map(({ key, name, search, isActive }) => (
        <InternalLink
          key={key}
          to={pathname + search}
          aria-current={isActive || undefined}
          className="inline-link py-1.5 aria-[current]:font-semibold"
          preventScrollReset
        >
          {name}
        </InternalLink>
      ))}
    </search>
  );
}
