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
        {together(happenings).map((happening) => (
          <li key={happening.id} className={styles.line}>
            <span>{inWords(happening)}</span>
            <span className={styles.about}>
              {happening.times > 1 && `${happening.times} times, last `}
              <Moment at={happening.at} />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

const wholeRequest = 'legal aid request'

type Line = Happening & { times: number }

/** What only looks: done again and again, it would hide what was done. */
const looks = new Set(['opened', 'looked at the names', 'looked for an attorney'])

/** Somebody who looks, and looks again with nothing between, is told of once, with the last time. */
function together(happenings: Happening[]): Line[] {
  const lines: Line[] = []
  for (const happening of happenings) {
    const since = lines.slice(lines.findLastIndex((line) => !isLook(line, happening.who)) + 1)
    const before = since.find(({ action }) => action === happening.action)
    if (before && isLook(happening, happening.who))
      Object.assign(before, { at: happening.at, times: before.times + 1 })
    else lines.push({ ...happening, times: 1 })
  }
  return lines
}

const isLook = ({ who, action, noun }: Happening, by: string) =>
  who === by && noun === wholeRequest && looks.has(action)

// What is done is done to this request, unless it says to what.
const inWords = ({ who, action, noun }: Happening) =>
  [who, action, noun === wholeRequest ? '' : noun].filter(Boolean).join(' ')
