/** What became of the offer, now and whenever the link is followed again. */
import { Notice } from '@access/kit'
import type { Offer } from './calls.ts'
import styles from './Offer.module.css'
import { StepHead } from './StepHead.tsx'
import { answered, nothingMore } from './words.ts'

export function Answered({ offer, step }: { offer: Offer; step: keyof typeof answered }) {
  const { title, text } = answered[step]
  return (
    <section className={styles.step} aria-labelledby="step">
      <StepHead title={title} />
      <Notice tone={step === 'accepted' ? 'moss' : 'sky'}>
        <p>{text(offer)}</p>
      </Notice>
      <p>{nothingMore}</p>
    </section>
  )
}
