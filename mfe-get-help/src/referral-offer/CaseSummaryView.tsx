/** The case summary, without names, and the attorney's answer. */
import { Button, DescriptionList, formatDayAndTime, formatLongDate, TextArea } from '@access/kit'
import { limits } from '@access/requests/casework/matching/offer.rules'
import { OfferActionForm } from './OfferActionForm.tsx'
import { OfferStep } from './OfferStep.tsx'
import { ConflictForm } from './PartyNames.tsx'
import styles from './ReferralOffer.module.css'
import type { CaseSummaryFragment } from './referral-offer.generated.ts'
import { caseSummaryMessages as messages } from './referral-offer.messages.ts'
import type { ReferralOfferState } from './use-referral-offer.ts'

export function CaseSummaryView({
  offerState,
  caseSummary,
  answerDueAt,
}: {
  offerState: ReferralOfferState
  caseSummary: CaseSummaryFragment
  answerDueAt: string
}) {
  const { isPending, reason, setReason, errors } = offerState
  return (
    <OfferStep title={messages.title}>
      <p className={styles.summary}>{caseSummary.summary}</p>
      <DescriptionList
        items={[
          [messages.category, caseSummary.category],
          [messages.urgency, caseSummary.urgency],
          [messages.court, caseSummary.courtDate && formatLongDate(caseSummary.courtDate)],
          [messages.language, caseSummary.language],
          [messages.interpreter, caseSummary.languageHelp],
          [messages.household, caseSummary.household],
          [messages.income, caseSummary.income],
          [messages.reference, caseSummary.reference],
          [messages.dueAt, formatDayAndTime(answerDueAt)],
        ]}
      />
      <OfferActionForm offerState={offerState} action="accept">
        <Button type="submit" aria-disabled={isPending}>
          {messages.accept}
        </Button>
      </OfferActionForm>
      <details className={styles.collapsible} open={Boolean(errors.reason)}>
        <summary className="btn btn-outline">{messages.decline}</summary>
        <OfferActionForm className={styles.confirmation} offerState={offerState} action="decline">
          <TextArea
            {...messages.reason}
            name="reason"
            error={errors.reason}
            value={reason}
            limit={limits.reason}
            rows={3}
            onChange={({ target }) => setReason(target.value)}
            optional
          />
          <Button type="submit" variant="danger" aria-disabled={isPending}>
            {messages.confirmDecline}
          </Button>
        </OfferActionForm>
      </details>
      <ConflictForm offerState={offerState} name={messages.conflict} />
    </OfferStep>
  )
}
