/** Texts of the clock of an office, which loads them with its code. Values are in braces. */
export const officeClock = {
  openAllDay: "Open all day",
  openUntil: "Open until {time}",
  opensAt: "Opens at {time}",
  opensTomorrow: "Opens tomorrow {time}",
  opensTomorrowAllDay: "Opens tomorrow",
  opensOnWeekday: "Opens {weekday} {time}",
  opensOnWeekdayAllDay: "Opens {weekday}",
  opensOnDate: "Opens {day} {month} {time}",
  opensOnDateAllDay: "Opens {day} {month}",
  /** After "you have a reply". */
  replyBy: "by {weekday} {day}\u00a0{month}, {time}",
};
