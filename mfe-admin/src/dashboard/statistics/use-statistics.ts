/** The statistics of requests, asked for once somebody comes to see them. */
import { type StatisticsRange, statisticsRanges } from '@access/requests/casework/statistics/statistics.rules'
import { useCallback, useState } from 'react'
import { useUrlFilters } from '../../components/use-url-parameters.ts'
import { useLiveQuery } from '../../data/use-live-query.ts'
import { RequestStatisticsDocument } from './statistics.generated.ts'

const defaultRange: StatisticsRange = 12

export function useStatistics() {
  // For how many weeks, in the address.
  const { filters, setFilter } = useUrlFilters(['weeks'])
  const range = statisticsRanges.find((weeks) => String(weeks) === filters.weeks) ?? defaultRange
  const [isShown, setShown] = useState(false)
  const query = useLiveQuery(RequestStatisticsDocument, { weeks: range }, 'LegalAidRequest', {
    pause: !isShown,
    refetchOn: 'requests',
  })
  return {
    ...query,
    refetch: () => isShown && query.refetch(),
    range,
    setRange: (weeks: StatisticsRange) => setFilter('weeks', weeks === defaultRange ? '' : String(weeks)),
    /** Until then nothing is asked. */
    show: useCallback(() => setShown(true), []),
  }
}
