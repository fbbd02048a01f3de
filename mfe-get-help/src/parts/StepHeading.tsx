/** Where one is and what is asked here; the focus comes here after every move. */
import type { RefObject } from 'react'
import { steps } from '../journey.ts'
import { greetings } from '../words.ts'
import styles from './StepHeading.module.css'

interface Place {
  at: number
  level: 2 | 3
  place: RefObject<HTMLHeadingElement | null>
}

export function StepHeading({ at, level, place }: Place) {
  const Heading = `h${level}` as const
  const { title, lead } = greetings[at]!
  return (
    <div>
      <Heading className={styles.heading} tabIndex={-1} ref={place}>
        <span className={`muted num ${styles.step}`}>
          Step {at + 1} of {steps.length}
          <span className="sr">:</span>
        </span>{' '}
        {title}
      </Heading>
      <p className="muted">{lead}</p>
    </div>
  )
}
