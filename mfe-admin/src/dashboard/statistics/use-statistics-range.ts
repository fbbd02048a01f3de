/** For how many weeks statistics are shown, in the address. */
import { type StatisticsRange, statisticsRanges } from '@access/requests/casework/statistics/statistics.rules'
import { useUrlFilters } from '../../components/use-url-parameters.ts'

const defaultRange: StatisticsRange = 12

export function useStatisticsRange() {
  const { filters, setFilter } = useUrlFilters(['weeks'])
  const range = statisticsRanges.find((weeks) => String(weeks) === filters.weeks) ?? defaultRange
  const setRange = (weeks: StatisticsRange) => setFilter('weeks', weeks === defaultRange ? '' : String(weeks))
  return { range, setRange }
}
