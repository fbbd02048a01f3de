/** First the names alone: without them nobody can say whether they have a conflict. */
import { Button, type Fact, Facts } from '@access/kit'
import type { Party } from './calls.ts'
import styles from './Offer.module.css'
import { PressForm } from './PressForm.tsx'
import { StepHead } from './StepHead.tsx'
import type { Offering } from './useOffer.ts'
import { names } from './words.ts'

export function Names({ offering, parties }: { offering: Offering; parties: Party[] }) {
  const { isPending } = offering
  return (
    <section className={styles.step} aria-labelledby="step">
      <StepHead title={names.title} />
      <Facts
        of={[
          ...parties.map((party): Fact => [called(party), party.names.join(', also ')]),
          ...(parties.some(isOtherSide) ? [] : [[names.roles['other side'], names.unknown] as const]),
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

const isOtherSide = ({ role }: Party) => role === 'other side'

const called = ({ role }: Party) => names.roles[role as keyof typeof names.roles]

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
