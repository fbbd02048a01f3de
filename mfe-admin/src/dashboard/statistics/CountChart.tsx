/** Counts of things that are not in time: a table whose rows have bars, so that it is its own text alternative. */
import { useId } from 'react'
import styles from './charts.module.css'
import frame from './statistics.module.css'
import { formatCount } from './summaries.ts'

type Row = {
  id: string
  name: string
  total: number
  /** How many of the total. */
  part: number
}

export function CountChart({
  title,
  summary,
  columns: [nameLabel, totalLabel, partLabel],
  rows,
}: {
  title: string
  summary: string
  columns: [name: string, total: string, part: string]
  rows: Row[]
}) {
  const id = useId()
  const maximum = Math.max(1, ...rows.map(({ total }) => total))
  return (
    <section className={frame.chart} aria-labelledby={id}>
      <h3 id={id} className={frame.chartTitle}>
        {title}
      </h3>
      <p className={styles.summary}>{summary}</p>
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable
        <section className={styles.counts} tabIndex={0} aria-label={`${title}, table`}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{nameLabel}</th>
                <th scope="col" className={styles.number}>
                  {totalLabel}
                </th>
                <th scope="col" className={styles.number}>
                  {partLabel}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <th scope="row">
                    {row.name}
                    <Bar total={row.total / maximum} part={row.part / maximum} />
                  </th>
                  <td className={styles.number}>{formatCount(row.total)}</td>
                  <td className={styles.number}>{formatCount(row.part)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  )
}

/** Both from 0 to 1, the part within the total. */
function Bar({ total, part }: { total: number; part: number }) {
  return (
    <svg className={styles.bar} width="100%" height="8" aria-hidden="true">
      <rect className={styles.total} width={`${total * 100}%`} height="8" rx="2" />
      <rect className={styles.part} width={`${part * 100}%`} height="8" rx="2" />
    </svg>
  )
}
