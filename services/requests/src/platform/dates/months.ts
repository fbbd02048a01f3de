/** Counting by the calendar. */

/** The same hour so many months later, or before when there are fewer than none. */
export function addMonths(moment: Date, months: number): Date {
  const result = new Date(moment)
  result.setUTCMonth(result.getUTCMonth() + months)
  return result
}
