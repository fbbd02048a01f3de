/** Counting by the calendar. */

/** The same hour so many months later, or before when there are fewer than none. */
export function monthsFrom(moment: Date, months: number): Date {
  const then = new Date(moment)
  then.setUTCMonth(then.getUTCMonth() + months)
  return then
}
