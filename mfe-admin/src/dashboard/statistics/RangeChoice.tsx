/** Chooses for how many weeks statistics are shown. */
import { type StatisticsRange, statisticsRanges } from '@access/requests/casework/statistics/statistics.rules'
import { useId } from 'react'
import styles from './statistics.module.css'

export function RangeChoice({
  range,
  onChange,
}: {
  range: StatisticsRange
  onChange(range: StatisticsRange): void
}) {
  const name = useId()
  return (
    <fieldset className={styles.range}>
      <legend className="sr">Weeks shown</legend>
      {statisticsRanges.map((weeks) => (
        <label key={weeks} className={styles.rangeOption}>
          <input
            type="radio"
            name={name}
            className="sr"
            checked={weeks === range}
            onChange={() => onChange(weeks)}
          />
          {weeks} weeks
        </label>
      ))}
    </fieldset>
  )
}
