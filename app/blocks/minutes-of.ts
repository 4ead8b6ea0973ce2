/** Minutes since midnight of a time such as 09:30; 0 for the missing time of a draft. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map((part) => Number(part) || 0);
  return hours * 60 + minutes;
}
