/** Leads from stop to stop: the text stands below, and what it is about has a frame. Nothing is covered or locked. */
import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import styles from './tour.module.css'
import { findTarget, listTourSteps, type TourStep } from './tour-steps.ts'

export default function Tour({ onEnd }: { onEnd(): void }) {
  const [steps, setSteps] = useState<TourStep[]>([])
  const [index, setIndex] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const step = steps[index]

  // Once the screen stands: what is not there yet is not looked for.
  useEffect(() => {
    const visibleSteps = listTourSteps()
    if (visibleSteps.length === 0) onEnd()
    else setSteps(visibleSteps)
  }, [onEnd])

  useEffect(() => {
    if (!step) return
    const target = findTarget(step)
    target?.classList.add(styles.current!)
    target?.scrollIntoView({ block: 'nearest' })
    heading.current?.focus()
    return () => target?.classList.remove(styles.current!)
  }, [step])

  if (!step) return null
  const isLast = index === steps.length - 1
  return (
    <section
      className={styles.panel}
      aria-label="Tour"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onEnd()
      }}
    >
      <p className={styles.progress}>
        {index + 1} of {steps.length}
      </p>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {step.title}
      </h2>
      <p>{step.text}</p>
      <div className={styles.buttons}>
        {index > 0 && <Button onClick={() => setIndex(index - 1)}>Back</Button>}
        <Button type="primary" onClick={() => (isLast ? onEnd() : setIndex(index + 1))}>
          {isLast ? 'Done' : 'Next'}
        </Button>
        {!isLast && (
          <Button type="text" onClick={onEnd}>
            End tour
          </Button>
        )}
      </div>
    </section>
  )
}
