/** How long requests are kept, by where they stand. */
import { spoken } from '../statuses.ts'
import type { Retention } from './documents.ts'
import styles from './keeping.module.css'

export function Times({ times }: Pick<Retention, 'times'>) {
  return (
    <details className={styles.times}>
      <summary>How long requests are kept</summary>
      <ul>
        {times.map(({ status, months }) => (
          <li key={status}>
            {spoken(status)}: {inWords(months)}
          </li>
        ))}
        <li>All others: for as long as we work on them</li>
      </ul>
    </details>
  )
}

const inWords = (months: number) =>
  months > 12 && months % 12 === 0 ? `${months / 12} years` : `${months} months`
