/** The props of an earlier version, complete or a draft with anything missing, turned into those of the next. */
export type Migration = (props: Record<string, unknown>) => Record<string, unknown>;

/** One step from each version before the present one; a first version has none. */
export type Migrations<Version extends number> = [Below<Version>] extends [never]
  ? { migrations?: undefined }
  : { migrations: Record<Below<Version>, Migration> };

/** 1 | 2 for 3. */
type Below<Version extends number, Counted extends unknown[] = [unknown]> = Counted["length"] extends Version
  ? never
  : Counted["length"] | Below<Version, [...Counted, unknown]>;
