/** The heading of a step; it takes the focus after each navigation. */
import type { RefObject } from 'react'
import { steps } from '../journey/journey.ts'
import styles from './StepHeading.module.css'

interface StepHeadingProps {
  stepIndex: number
  level: 2 | 3
  headingRef: RefObject<HTMLHeadingElement | null>
}

export function StepHeading({ stepIndex, level, headingRef }: StepHeadingProps) {
  const Heading = `h${level}` as const
  const { heading, lead } = steps[stepIndex]!
  return (
    <div>
      <Heading className={styles.heading} tabIndex={-1} ref={headingRef}>
        <span className={`muted num ${styles.step}`}>
          Step {stepIndex + 1} of {steps.length}
          <span className="sr">:</span>
        </span>{' '}
        {heading}
      </Heading>
      <p className={`muted ${styles.lead}`}>{lead}</p>
    </div>
  )
}
