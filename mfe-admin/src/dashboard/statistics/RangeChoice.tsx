/** Chooses for how many weeks statistics are shown. */
import { type StatisticsRange, statisticsRanges } from '@access/requests/casework/statistics/statistics.rules'
import { Segmented } from 'antd'
import { useId } from 'react'

export const RangeChoice = ({
  range,
  onChange,
}: {
  range: StatisticsRange
  onChange(range: StatisticsRange): void
}) => (
  <Segmented
    name={useId()}
    aria-label="Weeks shown"
    options={statisticsRanges.map((weeks) => ({ value: weeks, label: `${weeks} weeks` }))}
    value={range}
    onChange={onChange}
  />
)
