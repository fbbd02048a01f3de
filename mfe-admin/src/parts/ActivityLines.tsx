/** Who did what and when, line by line, each leading to what it is about. */
import { Link } from 'react-router-dom'
import { type Activity, saidOf, wayTo } from './activity.ts'
import { Moment } from './Moment.tsx'
import styles from './parts.module.css'

export function ActivityLines({ lines }: { lines: Activity[] }) {
  return (
    <ol className={styles.lines}>
      {lines.map((line) => (
        <li key={line.id} className={styles.line}>
          <Said line={line} />
          <span className={styles.when}>
            <Moment at={line.at} />
          </span>
        </li>
      ))}
    </ol>
  )
}

function Said({ line }: { line: Activity }) {
  const { before, name, after } = saidOf(line)
  const way = wayTo(line)
  return (
    <span>
      {before}
      {name && ' '}
      {way ? <Link to={way}>{name}</Link> : name}
      {after}
    </span>
  )
}
