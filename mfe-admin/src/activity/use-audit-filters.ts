/** The filters of the audit events, stored in the URL. */
import { calendarDay, isDayInRange } from '@access/content/content-type/fields.rules'
import { useUrlParameters } from '../components/use-url-parameters.ts'
import type { AuditEventFilter } from './activity.generated.ts'

const filterNames = ['search', 'actor', 'itemType', 'action', 'fromDay', 'toDay'] as const
type FilterName = (typeof filterNames)[number]

export function useAuditFilters() {
  const [parameters, changeParameters] = useUrlParameters()
  const filters = Object.fromEntries(filterNames.map((name) => [name, parameters.get(name) ?? ''])) as Record<
    FilterName,
    string
  >
  const cursor = parseCursor(parameters.get('before'))
  const validFilters = Object.fromEntries(
    filterNames
      .filter((name) => filters[name] && !isInvalidDay(name, filters[name]))
      .map((name) => [name, filters[name]]),
  )

  const buildPageUrl = (before: string) => {
    const next = new URLSearchParams(parameters)
    next.delete('before')
    if (before) next.set('before', before)
    return `?${next}`
  }

  return {
    auditFilter: { ...validFilters, ...(cursor && { before: cursor }) } as AuditEventFilter,
    /** '' for no filter. */
    filters,
    /** Sets a filter, or removes it with ''. Starts again with the newest event. */
    setFilter: (name: FilterName, value: string) =>
      changeParameters({ before: '', [name]: value }, { replace: true }),
    /** The URL of the events before this one. */
    getOlderUrl: ({ occurredAt, id }: { occurredAt: string; id: string }) =>
      buildPageUrl(`${occurredAt}_${id}`),
    /** The URL of the newest events; null when it is the current one. */
    newestUrl: cursor && buildPageUrl(''),
  }
}

/** The error of a day that was typed or is in the URL; null for a valid day or none. */
export const validateDay = (day: string): string | null =>
  day === '' ? null : (dayRule.safeParse(day).error?.issues[0]?.message ?? null)

const dayRule = calendarDay('Enter a real date, like 2024-06-13')

// The URL may contain anything. An invalid day is reported at its filter, and not sent.
const isInvalidDay = (name: FilterName, value: string) =>
  (name === 'fromDay' || name === 'toDay') && validateDay(value) !== null

/** Parses the cursor of the URL; null when it is invalid. */
function parseCursor(text: string | null) {
  const [occurredAt = '', id] = (text ?? '').split('_')
  return id && !Number.isNaN(Date.parse(occurredAt)) && isDayInRange(occurredAt.slice(0, 10))
    ? { occurredAt, id }
    : null
}
