/** Chooses for how many weeks statistics are shown. */
import { type StatisticsRange, statisticsRanges } from '@access/requests/casework/statistics/statistics.rules'
import { Segmented } from 'antd'
import { useId } from 'react'
import { Select } from '../../components/Select.tsx'
import { useIsNarrow } from '../../components/use-display-preferences.ts'

const label = 'Weeks shown'

export function RangeChoice({
  range,
  onChange,
}: {
  range: StatisticsRange
  onChange(range: StatisticsRange): void
}) {
  const name = useId()
  // Beside a title all of them are wider than the smallest phone.
  if (useIsNarrow())
    return (
      <Select
        aria-label={label}
        options={statisticsRanges.map((weeks) => ({ value: String(weeks), label: `${weeks} weeks` }))}
        value={String(range)}
        onChange={(selected) => onChange(statisticsRanges.find((weeks) => String(weeks) === selected)!)}
      />
    )
  return (
    <Segmented
      name={name}
      aria-label={label}
      options={statisticsRanges.map((weeks) => ({ value: weeks, label: `${weeks} weeks` }))}
      value={range}
      onChange={onChange}
    />
  )
}
