/** A referral offer to an attorney, opened by a code from our email, without an account. */
import {
  ErrorSummary,
  type FormError,
  fillOfficePlaceholders,
  Masthead,
  Page,
  SideCard,
  useOffice,
} from '@access/kit'
import { CaseSummaryView } from './CaseSummaryView.tsx'
import { OfferAnswered } from './OfferAnswered.tsx'
import { OfferCodeForm } from './OfferCodeForm.tsx'
import { PartyNames } from './PartyNames.tsx'
import styles from './ReferralOffer.module.css'
import { isAnswered, offerMessages, phoneMessages } from './referral-offer.messages.ts'
import { type ReferralOfferState, useReferralOffer } from './use-referral-offer.ts'

export default function ReferralOfferPage() {
  const offerState = useReferralOffer()
  const office = useOffice()
  const { errors, failure, offer } = offerState
  const { title, lead, parentTitle, currentTitle } = offerMessages
  const fieldProblems: FormError[] = Object.entries(errors).map(([name, message]) => ({ name, message }))
  const problems = failure
    ? [...fieldProblems, { message: fillOfficePlaceholders(office, failure) }]
    : fieldProblems
  return (
    <Page title={problems.length > 0 ? `Error: ${title}` : title} robots="noindex" isPrivate>
      <Masthead
        title={title}
        ancestors={[{ to: '/get-help', text: parentTitle }]}
        currentLabel={currentTitle}
        lead={offer ? undefined : lead}
      />
      <div className="page section-end with-side">
        <div className={styles.column}>
          <ErrorSummary errors={problems} />
          <OfferStep offerState={offerState} />
        </div>
        <aside className="side" aria-label={phoneMessages.title}>
          <SideCard title={phoneMessages.title}>
            <p>{phoneMessages.text}</p>
            <p>
              <a href={office.phone.href}>{office.phone.display}</a>
            </p>
          </SideCard>
        </aside>
      </div>
    </Page>
  )
}

function OfferStep({ offerState }: { offerState: ReferralOfferState }) {
  const { offer } = offerState
  if (!offer) return <OfferCodeForm offerState={offerState} />
  const { step, parties, caseSummary } = offer
  if (parties) return <PartyNames offerState={offerState} parties={parties} answerDueAt={offer.endsAt} />
  if (caseSummary)
    return <CaseSummaryView offerState={offerState} caseSummary={caseSummary} answerDueAt={offer.endsAt} />
  return isAnswered(step) ? <OfferAnswered key={step} offer={offer} step={step} /> : null
}
