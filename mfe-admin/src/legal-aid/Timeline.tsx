/** Who did what with a request, oldest first. */
import { Card } from '../parts/Card.tsx'
import { Moment } from '../parts/Moment.tsx'
import type { Happening } from './documents.ts'
import styles from './legal-aid.module.css'

export function Timeline({ happenings }: { happenings: Happening[] }) {
  return (
    <Card title="Timeline">
      <p className={styles.recorded}>Your opening this page has been recorded here.</p>
      <ol className={styles.lines}>
        {happenings.map((happening) => (
          <li key={happening.id} className={styles.line}>
            <span>{inWords(happening)}</span>
            <span className={styles.about}>
              <Moment at={happening.at} />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

// What is done is done to this request, unless it says to what.
const inWords = ({ who, action, noun }: Happening) =>
  [who, action, noun === 'legal aid request' ? '' : noun].filter(Boolean).join(' ')
