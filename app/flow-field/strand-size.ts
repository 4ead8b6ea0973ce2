/** Units of a station, along and across the strand; it is stretched to its place. */
export const stationSize = { along: 200, across: 300 };
