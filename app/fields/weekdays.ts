/** Options of a choice of weekdays by their ISO number. */
export const weekdayOptions = {
  "1": "Monday",
  "2": "Tuesday",
  "3": "Wednesday",
  "4": "Thursday",
  "5": "Friday",
  "6": "Saturday",
  "7": "Sunday",
} as const;
