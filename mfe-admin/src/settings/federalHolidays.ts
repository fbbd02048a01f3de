/** The federal holidays of the United States, on the days on which offices keep them. */

type Holiday = { day: string; name: string }

/** Those of a year, in their order. One on a Saturday is kept on the Friday before, one on a Sunday on the Monday after. */
export function federalHolidays(year: number): Holiday[] {
  return [
    kept(`${year}-01-01`, "New Year's Day"),
    { day: nth(3, monday, year, 1), name: 'Martin Luther King Jr. Day' },
    { day: nth(3, monday, year, 2), name: "Presidents' Day" },
    { day: last(monday, year, 5), name: 'Memorial Day' },
    kept(`${year}-06-19`, 'Juneteenth'),
    kept(`${year}-07-04`, 'Independence Day'),
    { day: nth(1, monday, year, 9), name: 'Labor Day' },
    { day: nth(2, monday, year, 10), name: 'Columbus Day' },
    kept(`${year}-11-11`, 'Veterans Day'),
    { day: nth(4, thursday, year, 11), name: 'Thanksgiving Day' },
    kept(`${year}-12-25`, 'Christmas Day'),
  ]
}

const [sunday, monday, thursday, saturday] = [0, 1, 4, 6]

function kept(day: string, name: string): Holiday {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekday === saturday) return { day: moved(day, -1), name: `${name} (observed)` }
  if (weekday === sunday) return { day: moved(day, 1), name: `${name} (observed)` }
  return { day, name }
}

/** The third Monday of a month, say. */
function nth(count: number, weekday: number, year: number, month: number): string {
  const first = new Date(Date.UTC(year, month - 1, 1))
  const until = (weekday - first.getUTCDay() + 7) % 7
  return moved(first.toISOString().slice(0, 10), until + (count - 1) * 7)
}

function last(weekday: number, year: number, month: number): string {
  const fifth = nth(5, weekday, year, month)
  return Number(fifth.slice(5, 7)) === month ? fifth : nth(4, weekday, year, month)
}

function moved(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
