/** Which half of the day a time is in, from how it is written and from the one beside it. */

/** A time as it is written. */
export interface WrittenTime {
  hours: number
  minutes: number
  half: 'am' | 'pm' | null
  /** '6' alone: an hour only beside one that says which half of the day it is in. */
  isBare: boolean
  /** By the 24-hour clock, as its digits or a unit say: '17:30', '09:30', '18h'. */
  is24Hour: boolean
}

const dayMinutes = 24 * 60
const halfDay = 12 * 60

/** Beyond midnight an event goes on for half a day at most: a longer one is a typing error. */
const maxOvernight = halfDay

/**
 * Start and end in minutes after midnight, the end maybe of the next day, and null where none is written or it is before
 * the start; null where the start may be in either half of the day.
 */
export function resolveClock(
  first: WrittenTime,
  last: WrittenTime | null,
): { start: number; end: number | null } | null {
  const start = resolveStart(first, last)
  if (start === null) return null
  const end = last && resolveEnd(last, start, first)
  return end === undefined ? null : { start, end }
}

function resolveStart(first: WrittenTime, last: WrittenTime | null): number | null {
  const fixed = getFixedMinutes(first)
  if (fixed.length === 1) return fixed[0]! < dayMinutes ? fixed[0]! : null
  if (fixed.length === 0) return null
  if (last?.half) {
    // '10 - 2 PM': the half of the day from which the end is nearer.
    const [end] = getFixedMinutes(last)
    if (end === undefined) return null
    const [one, other] = fixed as [number, number]
    return getDistance(one, end) <= getDistance(other, end) ? one : other
  }
  if (first.isBare) return null
  if (last?.is24Hour && !last.isBare) return toWholeDay(first)
  // Without any sign, '9:30' and '12:00' are of the day; '6:30' may be in the morning or in the evening.
  return first.hours >= 9 ? toWholeDay(first) : null
}

/** Undefined where the end is no time of a clock. */
function resolveEnd(last: WrittenTime, start: number, first: WrittenTime): number | null | undefined {
  const candidates =
    last.hours === 24 ? [last.minutes === 0 ? dayMinutes : Number.NaN] : getFixedMinutes(last)
  if (candidates.length === 0 || Number.isNaN(candidates[0])) return undefined
  if (candidates.length === 2 && first.is24Hour && !first.isBare) return later(toWholeDay(last), start)
  const [nearest] = candidates.toSorted((one, other) => getDistance(start, one) - getDistance(start, other))
  return later(nearest!, start)
}

/** The minute of the day, or the next day's, after the start; null where that is none or too far. */
function later(end: number, start: number): number | null {
  if (end > start) return end
  return end < start && end + dayMinutes - start <= maxOvernight ? end + dayMinutes : null
}

/** How many minutes later the second is, a whole day for the same one. */
const getDistance = (from: number, to: number) => ((to - from + 2 * dayMinutes - 1) % dayMinutes) + 1

const toWholeDay = ({ hours, minutes }: WrittenTime) => hours * 60 + minutes

/** The minutes of the day that it may be: one, two when nothing says which half of it, none for 25:00 or 13 AM. */
function getFixedMinutes(time: WrittenTime): number[] {
  const { hours, minutes, half, is24Hour } = time
  const isTwelve = hours >= 1 && hours <= 12
  if (is24Hour || hours > 12 || hours === 0) {
    const isPossible = half === 'am' ? hours === 0 : half === 'pm' ? hours >= 13 : true
    return hours <= 23 && isPossible && (!time.isBare || hours > 12) ? [toWholeDay(time)] : []
  }
  if (!isTwelve) return []
  const inMorning = (hours % 12) * 60 + minutes
  if (half) return [half === 'am' ? inMorning : inMorning + halfDay]
  return [inMorning, inMorning + halfDay]
}
