/** The steps as a row of doors: completed ones are open, the current one is ajar. */
import { Door } from '@access/kit'
import { steps } from '../journey/journey.ts'
import styles from './StepProgress.module.css'

export function StepProgress({ currentIndex }: { currentIndex: number }) {
  return (
    <ol className={styles.row} aria-label={`Step ${currentIndex + 1} of ${steps.length}`}>
      {steps.map(({ name }, index) => (
        <li
          key={name}
          className={`${styles.step} ${index < currentIndex ? styles.done : index === currentIndex ? styles.current : ''}`}
          aria-current={index === currentIndex ? 'step' : undefined}
        >
          <span className={styles.door}>
            <Door state={index < currentIndex ? 'open' : index === currentIndex ? 'ajar' : 'closed'} />
          </span>
          <span className={styles.name}>
            {index < currentIndex && <span className="sr">Done: </span>}
            {name}
          </span>
        </li>
      ))}
    </ol>
  )
}
