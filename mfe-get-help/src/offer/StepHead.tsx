/** The heading of a step. The button that led here is gone, so it takes the focus. */
import { useEffect, useRef } from 'react'

export function StepHead({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 id="step" ref={heading} tabIndex={-1}>
      {title}
    </h2>
  )
}
