/** First the names alone: without them nobody can say whether they have a conflict. */
import { Button, Facts } from '@access/kit'
import type { Parties } from './calls.ts'
import styles from './Offer.module.css'
import { PressForm } from './PressForm.tsx'
import { StepHead } from './StepHead.tsx'
import type { Offering } from './useOffer.ts'
import { names } from './words.ts'

export function Names({ offering, parties }: { offering: Offering; parties: Parties }) {
  const { isPending } = offering
  return (
    <section className={styles.step} aria-labelledby="step">
      <StepHead title={names.title} />
      <Facts
        of={[
          [names.applicant, parties.applicant],
          [names.otherSide, parties.otherSide ?? names.unknown],
        ]}
      />
      <PressForm offering={offering} call="noConflict">
        <Button type="submit" aria-disabled={isPending}>
          {names.no}
        </Button>
      </PressForm>
      <HasConflict offering={offering} name={names.yes} />
    </section>
  )
}

/** Unfolded first, so that nobody refuses by a slip; the browser does it, so that it works without script. */
export function HasConflict({ offering, name }: { offering: Offering; name: string }) {
  return (
    <details className={styles.fold}>
      <summary className="btn btn-outline">{name}</summary>
      <PressForm className={styles.asked} offering={offering} call="conflict">
        <p>{names.sure}</p>
        <Button type="submit" look="danger" aria-disabled={offering.isPending}>
          {names.confirm}
        </Button>
      </PressForm>
    </details>
  )
}
