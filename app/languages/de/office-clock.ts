import type { officeClock as english } from "../en/office-clock.ts";

export const officeClock = {
  openAllDay: "Ganztägig geöffnet",
  openUntil: "Geöffnet bis {time}\u00a0Uhr",
  opensAt: "Öffnet um {time}\u00a0Uhr",
  opensTomorrow: "Öffnet morgen um {time}\u00a0Uhr",
  opensTomorrowAllDay: "Öffnet morgen",
  opensOnWeekday: "Öffnet am {weekday} um {time}\u00a0Uhr",
  opensOnWeekdayAllDay: "Öffnet am {weekday}",
  opensOnDate: "Öffnet am {day}.\u00a0{month} um {time}\u00a0Uhr",
  opensOnDateAllDay: "Öffnet am {day}.\u00a0{month}",
  replyBy: "bis {weekday}, {day}.\u00a0{month}, {time}\u00a0Uhr",
} satisfies typeof english;
