/** The heading of a step. It takes the focus, since the button that led here is gone. */
import { useEffect, useRef } from 'react'

export function OfferStepHeading({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 id="step" ref={heading} tabIndex={-1}>
      {title}
    </h2>
  )
}
