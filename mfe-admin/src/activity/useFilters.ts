/** What the audit is narrowed to, in the address: it can be sent to a colleague, and going back finds it again. */
import { calendarDay, isInRange } from '@access/content/fields.rules'
import { useSearchParams } from 'react-router-dom'
import type { ActivityQuestion } from './documents.ts'

const names = ['search', 'who', 'noun', 'action', 'from', 'until'] as const
type Name = (typeof names)[number]

export type Filters = {
  question: ActivityQuestion
  /** '' where nothing is asked. */
  wanted: Record<Name, string>
  /** Writes one of them; '' takes it out. Whatever is asked anew begins with the newest line. */
  want(name: Name, value: string): void
  /** The address of the lines that come after this one. */
  olderThan(line: { at: string; id: string }): string
  /** The address of the newest ones; null when it is this one. */
  newest: string | null
}

export function useFilters(): Filters {
  const [searched, search] = useSearchParams()
  const wanted = Object.fromEntries(names.map((name) => [name, searched.get(name) ?? ''])) as Record<
    Name,
    string
  >
  const before = placeIn(searched.get('before'))
  const asked = Object.fromEntries(
    names
      .filter((name) => wanted[name] && !isWrongDay(name, wanted[name]))
      .map((name) => [name, wanted[name]]),
  )

  const changed = (name: Name | 'before', value: string) => {
    const next = new URLSearchParams(searched)
    next.delete('before')
    if (value) next.set(name, value)
    else next.delete(name)
    return next
  }

  return {
    question: { ...asked, ...(before && { before }) },
    wanted,
    want: (name, value) => search(changed(name, value), { replace: true }),
    olderThan: ({ at, id }) => `?${changed('before', `${at}_${id}`)}`,
    newest: before && `?${changed('before', '')}`,
  }
}

/** What is wrong with a day that is typed, or stands in the address; null for a day that can be asked for, or none. */
export const objectionTo = (day: string): string | null =>
  day === '' ? null : (filteredDay.safeParse(day).error?.issues[0]?.message ?? null)

const filteredDay = calendarDay('Enter a real date, like 2024-06-13')

// The address may say anything. What is no day is objected to beside its filter, and not asked for.
const isWrongDay = (name: Name, value: string) =>
  (name === 'from' || name === 'until') && objectionTo(value) !== null

/** A line's place as the address has it; null where that says nothing. */
function placeIn(written: string | null) {
  const [at = '', id] = (written ?? '').split('_')
  return id && !Number.isNaN(Date.parse(at)) && isInRange(at.slice(0, 10)) ? { at, id } : null
}
