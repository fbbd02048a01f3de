/** What happened last, in all services together. */
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
              <time dateTime={line.at} className={styles.when}>
                {moment.format(new Date(line.at))}
              </time>
            </li>
          ))}
        </ol>
      ) : (
        <p className={styles.quiet}>{isLoading ? 'Loading...' : 'Nothing has happened yet.'}</p>
      )}
    </section>
  )
}

// In the reader's own time zone: it is their morning they want to find again.
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** 'Ada updated case “Three days without medicine”', 'Ada signed in (ada@example.org)'. */
export function inWords({ who, action, noun, title }: Activity): string {
  if (action.includes('sign')) return title ? `${who} ${action} (${title})` : `${who} ${action}`
  return [who, action, noun, title && `“${title}”`].filter(Boolean).join(' ')
}
