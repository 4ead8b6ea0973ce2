/** Six dots: a drag handle. */
export function DotsIcon() {
  return (
    <svg aria-hidden="true" width="8" height="14" viewBox="0 0 8 14" fill="currentColor">
      <circle cx="1.5" cy="2" r="1.25" />
      <circle cx="6.5" cy="2" r="1.25" />
      <circle cx="1.5" cy="7" r="1.25" />
      <circle cx="6.5" cy="7" r="1.25" />
      <circle cx="1.5" cy="12" r="1.25" />
      <circle cx="6.5" cy="12" r="1.25" />
    </svg>
  );
}

/** Three dots: a menu. */
export function MoreIcon() {
  return (
    <svg aria-hidden="true" width="14" height="4" viewBox="0 0 14 4" fill="currentColor">
      <circle cx="2" cy="2" r="1.4" />
      <circle cx="7" cy="2" r="1.4" />
      <circle cx="12" cy="2" r="1.4" />
    </svg>
  );
}
