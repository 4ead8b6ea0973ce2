/** Texts of offices. */
export const openAllDay = "Open all day";
export const opensAt = (time: string) => `Opens at ${time}`;
export const opensOn = (day: string, time: string) => `Opens ${day} ${time}`;
export const openUntil = (time: string) => `Open until ${time}`;
export const tomorrow = "tomorrow";
