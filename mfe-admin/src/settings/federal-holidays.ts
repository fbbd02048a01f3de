/** The federal holidays of the United States, on the days on which offices keep them. */

type Holiday = { day: string; name: string }

/** The holidays of a year, in order. One on a Saturday is observed on the Friday before, one on a Sunday on the Monday after. */
export function listFederalHolidays(year: number): Holiday[] {
  return [
    createObservedHoliday(`${year}-01-01`, "New Year's Day"),
    { day: getNthWeekday(3, monday, year, 1), name: 'Martin Luther King Jr. Day' },
    { day: getNthWeekday(3, monday, year, 2), name: "Presidents' Day" },
    { day: getLastWeekday(monday, year, 5), name: 'Memorial Day' },
    createObservedHoliday(`${year}-06-19`, 'Juneteenth'),
    createObservedHoliday(`${year}-07-04`, 'Independence Day'),
    { day: getNthWeekday(1, monday, year, 9), name: 'Labor Day' },
    { day: getNthWeekday(2, monday, year, 10), name: 'Columbus Day' },
    createObservedHoliday(`${year}-11-11`, 'Veterans Day'),
    { day: getNthWeekday(4, thursday, year, 11), name: 'Thanksgiving Day' },
    createObservedHoliday(`${year}-12-25`, 'Christmas Day'),
  ]
}

const [sunday, monday, thursday, saturday] = [0, 1, 4, 6]

function createObservedHoliday(day: string, name: string): Holiday {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekday === saturday) return { day: addDays(day, -1), name: `${name} (observed)` }
  if (weekday === sunday) return { day: addDays(day, 1), name: `${name} (observed)` }
  return { day, name }
}

/** The third Monday of a month, say. */
function getNthWeekday(count: number, weekday: number, year: number, month: number): string {
  const first = new Date(Date.UTC(year, month - 1, 1))
  const until = (weekday - first.getUTCDay() + 7) % 7
  return addDays(first.toISOString().slice(0, 10), until + (count - 1) * 7)
}

function getLastWeekday(weekday: number, year: number, month: number): string {
  const fifth = getNthWeekday(5, weekday, year, month)
  return Number(fifth.slice(5, 7)) === month ? fifth : getNthWeekday(4, weekday, year, month)
}

function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
