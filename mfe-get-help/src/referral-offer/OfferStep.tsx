/** A step of the offer. Its heading takes the focus, since the button that led here is gone. */
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './ReferralOffer.module.css'

export function OfferStep({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.step} aria-labelledby="step">
      <h2 id="step" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}
