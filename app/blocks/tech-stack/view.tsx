import { useLocation } from "@remix-run/react";
import { slugOfTitle } from "#app/domain/pages/slug-of-title.ts";
import { useMessages } from "#app/languages/use-messages.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Facts } from "#app/ui/facts.tsx";
import { Section } from "#app/ui/section.tsx";
import { InlineLink, InternalLink } from "#app/ui/smart-link.tsx";
import { numbered } from "../numbered.ts";
import type { ViewProps } from "../resolved-block.ts";
import { technologiesOf } from "./technologies.ts";

/** Technologies by role, what they cost to keep and where they are used; `?role=` shows one role, without script too. */
export default function TechStack(props: ViewProps<"tech-stack">) {
  const messages = useMessages().blocks.techStack;
  const { label, heading, fact, groups, data, place } = props;
  const { search } = useLocation();
  const role = new URLSearchParams(search).get("role");
  const roles = numbered(groups).map((group, position) => ({
    ...group,
    slug: slugOfTitle(group.name),
    technologies: technologiesOf(group, data.pages[position]),
  }));
  const chosen = roles.filter(({ slug }) => slug === role);
  const Name = heading ? "h3" : "h2";
  return (
    <Section number={place.number} label={label} heading={heading}>
      {groups.length > 1 ? <RoleFilter roles={roles} active={chosen[0]?.slug} /> : null}
      <ul className={classNames("border-b border-line", heading && "mt-11")}>
        {(chosen.length > 0 ? chosen : roles).map(({ key, name, technologies }) => (
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

function CaseLinks({ cases }: { cases: { title: string; path: string }[] }) {
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1">
      {cases.map(({ title, path }) => (
        <InlineLink key={path} href={path}>
          {title}
        </InlineLink>
      ))}
    </span>
  );
}
