/** The data of a chart by week, as a table to be opened. */
import styles from './charts.module.css'
import type { Series } from './series.ts'
import type { RequestWeekFragment } from './statistics.generated.ts'
import { formatDay } from './summaries.ts'

export function WeekTable({
  title,
  weeks,
  series,
  formatValue,
}: {
  title: string
  weeks: RequestWeekFragment[]
  series: Series[]
  formatValue(series: Series, week: RequestWeekFragment): string
}) {
  return (
    <details className={styles.details}>
      <summary>Show as table</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable */}
      <section className={styles.weeks} tabIndex={0} aria-label={`${title}, table`}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Week of</th>
              {series.map(({ label }) => (
                <th key={label} scope="col" className={styles.number}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week.start}>
                <th scope="row">{formatDay(week.start)}</th>
                {series.map((one) => (
                  <td key={one.label} className={styles.number}>
                    {formatValue(one, week)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
