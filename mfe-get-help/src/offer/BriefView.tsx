/** What the request is about, without a name, and the answer. */
import { Button, dayAndTime, Facts, longDate, TextArea } from '@access/kit'
import { limits } from '@access/requests/matching/offer.rules'
import type { Brief } from './calls.ts'
import { HasConflict } from './Names.tsx'
import styles from './Offer.module.css'
import { PressForm } from './PressForm.tsx'
import { StepHead } from './StepHead.tsx'
import type { Offering } from './useOffer.ts'
import { brief as words } from './words.ts'

export function BriefView({ offering, brief }: { offering: Offering; brief: Brief }) {
  const { offer, isPending, reason, setReason, errors } = offering
  return (
    <section className={styles.step} aria-labelledby="step">
      <StepHead title={words.title} />
      <p className={styles.summary}>{brief.summary}</p>
      <Facts
        of={[
          [words.category, brief.category],
          [words.urgency, brief.urgency],
          [words.court, brief.courtDate && longDate(brief.courtDate)],
          [words.language, brief.language],
          [words.interpreter, interpreterFor(brief)],
          [words.household, brief.household],
          [words.income, brief.income],
          [words.reference, brief.reference],
          [words.answerBy, dayAndTime(offer!.endsAt)],
        ]}
      />
      <PressForm offering={offering} call="accept">
        <Button type="submit" aria-disabled={isPending}>
          {words.accept}
        </Button>
      </PressForm>
      <details className={styles.fold} open={Boolean(errors.reason)}>
        <summary className="btn btn-outline">{words.refuse}</summary>
        <PressForm className={styles.asked} offering={offering} call="refuse">
          <TextArea
            {...words.reason}
            name="reason"
            error={errors.reason}
            value={reason}
            limit={limits.reason}
            rows={3}
            onChange={({ target }) => setReason(target.value)}
            optional
          />
          <Button type="submit" look="danger" aria-disabled={isPending}>
            {words.confirmRefusal}
          </Button>
        </PressForm>
      </details>
      <HasConflict offering={offering} name={words.conflict} />
    </section>
  )
}

function interpreterFor({ interpreter }: Brief): string | null {
  if (interpreter === null) return null
  return interpreter ? words.interpreters.wanted : words.interpreters.notNeeded
}
