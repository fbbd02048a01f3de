/** Leads from stop to stop: the text stands below, and what it is about has a frame. Nothing is covered or locked. */
import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import styles from './tour.module.css'
import { findTarget, listTourSteps } from './tour-steps.ts'

export default function Tour({ onEnd }: { onEnd(): void }) {
  const [steps] = useState(listTourSteps)
  const [index, setIndex] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const step = steps[index]

  useEffect(() => {
    if (!step) return onEnd()
    const target = findTarget(step)
    target?.classList.add(styles.current!)
    target?.scrollIntoView({ block: 'nearest' })
    heading.current?.focus()
    return () => target?.classList.remove(styles.current!)
  }, [step, onEnd])

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
