/** The outcome of the offer, now and whenever the link is opened again. */
import { Notice } from '@access/kit'
import { OfferStepHeading } from './OfferStepHeading.tsx'
import styles from './ReferralOffer.module.css'
import { answeredMessages, linkUsedMessage } from './referral-offer.messages.ts'
import type { ReferralOffer } from './referral-offer.queries.ts'

export function OfferAnswered({
  offer,
  step,
}: {
  offer: ReferralOffer
  step: keyof typeof answeredMessages
}) {
  const { title, text } = answeredMessages[step]
  return (
    <section className={styles.step} aria-labelledby="step">
      <OfferStepHeading title={title} />
      <Notice tone={step === 'accepted' ? 'moss' : 'sky'}>
        <p>{text(offer)}</p>
      </Notice>
      <p>{linkUsedMessage}</p>
    </section>
  )
}
