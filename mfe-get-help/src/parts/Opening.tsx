/** The beginning of the page: what this is, what to know before starting, and how far one has come. */
import { journeyWords } from '../words.ts'
import styles from './Opening.module.css'
import { Progress } from './Progress.tsx'

export function Opening({ at, again }: { at: number; again: boolean }) {
  return (
    <div className={styles.opening}>
      {again ? (
        <div>
          <h2>{journeyWords.again.title}</h2>
          <p className="muted">{journeyWords.again.lead}</p>
        </div>
      ) : (
        <h1>{journeyWords.title}</h1>
      )}
      {at === 0 && !again && <BeforeStarting />}
      <Progress at={at} />
    </div>
  )
}

function BeforeStarting() {
  return (
    <>
      <p>{journeyWords.intro}</p>
      <ul className={styles.promises}>
        {journeyWords.beforeYouStart.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
    </>
  )
}
