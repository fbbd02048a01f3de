/** The statistics of requests, asked for once somebody comes to see them. */
import { type StatisticsRange, statisticsRanges } from '@access/requests/casework/statistics/statistics.rules'
import { useCallback, useState } from 'react'
import { useUrlFilters } from '../../components/use-url-parameters.ts'
import { type LiveQuery, useLiveQuery } from '../../data/use-live-query.ts'
import { RequestStatisticsDocument, type RequestStatisticsQuery } from './statistics.generated.ts'

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

const defaultRange: StatisticsRange = 12

/** For how many weeks statistics are shown, in the address. */
function useStatisticsRange() {
  const { filters, setFilter } = useUrlFilters(['weeks'])
  const range = statisticsRanges.find((weeks) => String(weeks) === filters.weeks) ?? defaultRange
  const setRange = (weeks: StatisticsRange) => setFilter('weeks', weeks === defaultRange ? '' : String(weeks))
  return { range, setRange }
}
