/** The statistics of requests, asked for once somebody comes to see them. */
import type { StatisticsRange } from '@access/requests/casework/statistics/statistics.rules'
import { useCallback, useState } from 'react'
import { type LiveQuery, useLiveQuery } from '../../data/use-live-query.ts'
import { RequestStatisticsDocument, type RequestStatisticsQuery } from './statistics.generated.ts'
import { useStatisticsRange } from './use-statistics-range.ts'

export type RequestStatistics = LiveQuery<RequestStatisticsQuery> & {
  range: StatisticsRange
  setRange(range: StatisticsRange): void
  /** Until then nothing is asked. */
  show(): void
}

export function useStatistics(): RequestStatistics {
  const { range, setRange } = useStatisticsRange()
  const [isShown, setShown] = useState(false)
  const query = useLiveQuery(RequestStatisticsDocument, { weeks: range }, 'LegalAidRequest', {
    pause: !isShown,
    refetchOn: 'requests',
  })
  return {
    ...query,
    refetch: () => isShown && query.refetch(),
    range,
    setRange,
    show: useCallback(() => setShown(true), []),
  }
}
