/** Somebody who works on requests, as far as their requests and absences go. */
import { formatShortDate, isolate } from '@access/kit'
import type { AbsenceFragment } from '../data/staff-members.generated.ts'

export type Colleague = { id: string; name: string }

/** Where requests go for which no colleague is chosen. */
export const queueLabel = 'Back to the queue'

/** 'Dec 1, 2026 to Dec 3, 2026; requests to Ida Brandt'. */
export function formatAbsence({ startsOn, endsOn, standInName }: AbsenceFragment): string {
  const days =
    startsOn === endsOn
      ? formatShortDate(startsOn)
      : `${formatShortDate(startsOn)} to ${formatShortDate(endsOn)}`
  return `${days}; requests to ${isolate(standInName ?? 'the queue')}`
}

/** Theirs among all that are known; undefined for none. */
export const findAbsence = (absences: AbsenceFragment[], id: string): AbsenceFragment | undefined =>
  absences.find(({ administratorId }) => administratorId === id)
