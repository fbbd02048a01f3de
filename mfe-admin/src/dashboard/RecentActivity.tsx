/** What happened last, in all services together. */
import { Moment } from '../parts/Moment.tsx'
import styles from './dashboard.module.css'
import type { Activity } from './documents.ts'

const shown = 10

export function RecentActivity({ lines, isLoading }: { lines: Activity[]; isLoading: boolean }) {
  const newest = lines.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at)).slice(0, shown)
  return (
    <section className={styles.card} aria-labelledby="recent-activity">
      <h2 id="recent-activity" className={styles.heading}>
        Recent Activity
      </h2>
      {newest.length > 0 ? (
        <ol className={styles.lines}>
          {newest.map((line) => (
            <li key={line.id + line.at} className={styles.line}>
              <span>{inWords(line)}</span>
              <span className={styles.when}>
                <Moment at={line.at} />
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <p className={styles.quiet}>{isLoading ? 'Loading...' : 'Nothing has happened yet.'}</p>
      )}
    </section>
  )
}

// What is done without doing it to something: 'Applicant wrote, legal aid request …'.
const objectless = /^(wrote|told|asked|wanted|moved|sent papers|opened again)/

/** 'Ada updated case “Three days without medicine”', 'Ada signed in (ada@example.org)'. */
export function inWords({ who, action, noun, title }: Activity): string {
  if (action.includes('sign')) return title ? `${who} ${action} (${title})` : `${who} ${action}`
  const done = objectless.test(action) ? `${action},` : action
  return [who, done, noun, title && `“${title}”`].filter(Boolean).join(' ')
}
