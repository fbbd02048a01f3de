/** The steps as a row of doors: those behind stand open, the one in front is ajar. */
import { Door } from '@access/kit'
import { steps } from '../journey.ts'
import styles from './Progress.module.css'

export function Progress({ at }: { at: number }) {
  return (
    <ol className={styles.row} aria-label={`Step ${at + 1} of ${steps.length}`}>
      {steps.map(({ name }, place) => (
        <li
          key={name}
          className={`${styles.step} ${place < at ? styles.done : place === at ? styles.here : ''}`}
          aria-current={place === at ? 'step' : undefined}
        >
          <span className={styles.door}>
            <Door state={place < at ? 'open' : place === at ? 'ajar' : 'closed'} />
          </span>
          <span className={styles.name}>
            {place < at && <span className="sr">Done: </span>}
            {name}
          </span>
        </li>
      ))}
    </ol>
  )
}
