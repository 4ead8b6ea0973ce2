import href from "./people.css?url";

/** The style sheet of the team wall and the map of offices, in the place of the block: other pages do not load it. */
export function PeopleStyles() {
  return <link rel="stylesheet" href={href} />;
}
