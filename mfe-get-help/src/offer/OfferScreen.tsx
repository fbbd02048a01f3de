/** A request that is offered to an attorney: opened by a code from our mail, without an account. */
import { ErrorSummary, type FieldProblem, filledBy, Masthead, Page, SideCard, useOffice } from '@access/kit'
import { Answered } from './Answered.tsx'
import { BriefView } from './BriefView.tsx'
import { Code } from './Code.tsx'
import { Names } from './Names.tsx'
import styles from './Offer.module.css'
import { type Offering, useOffer } from './useOffer.ts'
import { calling, offerWords } from './words.ts'

export default function OfferScreen() {
  const offering = useOffer()
  const office = useOffice()
  const { errors, failure, offer } = offering
  const { title, lead, before, here } = offerWords
  const wrong: FieldProblem[] = Object.entries(errors).map(([name, message]) => ({ name, message }))
  const problems = failure ? [...wrong, { message: filledBy(office, failure) }] : wrong
  return (
    <Page title={problems.length > 0 ? `Error: ${title}` : title} robots="noindex">
      <Masthead
        title={title}
        trail={[{ to: '/get-help', text: before }]}
        here={here}
        lead={offer ? undefined : lead}
      />
      <div className="page section-end with-side">
        <div className={styles.column}>
          <ErrorSummary problems={problems} />
          <Step offering={offering} />
        </div>
        <aside className="side" aria-label={calling.title}>
          <SideCard title={calling.title}>
            <p>{calling.text}</p>
            <p>
              <a href={office.phone.href}>{office.phone.display}</a>
            </p>
          </SideCard>
        </aside>
      </div>
    </Page>
  )
}

function Step({ offering }: { offering: Offering }) {
  const { offer } = offering
  if (!offer) return <Code offering={offering} />
  const { step, parties, brief } = offer
  if (parties) return <Names offering={offering} parties={parties} />
  if (brief) return <BriefView offering={offering} brief={brief} />
  return step === 'names' || step === 'brief' ? null : <Answered key={step} offer={offer} step={step} />
}
