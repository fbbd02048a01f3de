/** The outcome of the offer, now and whenever the link is opened again. */
import { Notice } from '@access/kit'
import { OfferStepHeading } from './OfferStepHeading.tsx'
import styles from './ReferralOffer.module.css'
import type { ReceivedOfferFragment } from './referral-offer.generated.ts'
import { answeredMessages, linkUsedMessage } from './referral-offer.messages.ts'

export function OfferAnswered({
  offer,
  step,
}: {
  offer: ReceivedOfferFragment
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
