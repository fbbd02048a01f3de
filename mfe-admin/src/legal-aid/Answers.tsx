/** What the applicant answered, in their own words, and what they told us besides. */
import { longDate } from '@access/kit'
import { Link } from 'react-router-dom'
import { Card } from '../parts/Card.tsx'
import parts from '../parts/parts.module.css'
import { Reading, sealed } from '../parts/Reading.tsx'
import type { Opened } from './documents.ts'
import styles from './legal-aid.module.css'

export function Answers({ opened }: { opened: Opened }) {
  const { name, email, phone, description, income, householdSize, more, fromMessage } = opened
  return (
    <Card title="What they told us">
      <div className={parts.inside}>
        <Reading facts={{ Name: name, Email: email, Phone: phone }} />
        {fromMessage && (
          <p>
            They asked for help in a message:{' '}
            <Link to={`/admin/messages/${fromMessage.id}`}>{fromMessage.reference}</Link>.
          </p>
        )}
        <div>
          <h3 className={styles.heading}>What happened</h3>
          <p className={parts.written}>{description ?? sealed}</p>
        </div>
        <Reading facts={{ Income: income, Household: householdSize }} />
        {more && <More more={more} />}
      </div>
    </Card>
  )
}

// Each of these may have been left out; what was not told takes no room.
function More({ more }: { more: NonNullable<Opened['more']> }) {
  const told = {
    'Name on our emails': more.senderName,
    Language: more.language,
    Interpreter: yesOrNo(more.interpreter),
    'The other side': more.otherSide,
    'Next court date': more.courtDate && longDate(more.courtDate),
    'Makes it easier': more.accessNeeds,
  }
  const facts = Object.fromEntries(Object.entries(told).filter(([, fact]) => fact))
  if (Object.keys(facts).length === 0) return null
  return (
    <div>
      <h3 className={styles.heading}>Told after sending</h3>
      <Reading facts={facts} />
    </div>
  )
}

function yesOrNo(told: boolean | null | undefined): string | null {
  if (told === null || told === undefined) return null
  return told ? 'Wanted' : 'Not needed'
}
