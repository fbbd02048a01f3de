/** One request, whole: how to reach the applicant, and their story in their own words. */
import { adminMoment, capitalised, timeOfDay } from '@access/kit'
import { Drawer } from 'antd'
import { Fragment, useState } from 'react'
import type { LegalAidRequest } from './documents.ts'
import styles from './legal-aid.module.css'

const sealed = 'Cannot be opened'

export function RequestDrawer({ request, onClosed }: { request: LegalAidRequest; onClosed(): void }) {
  const [isOpen, setOpen] = useState(true)
  const { reference, receivedAt, status, urgency, category, name, email, phone, income } = request
  const facts = {
    Received: `${adminMoment(receivedAt)}, ${timeOfDay(receivedAt)}`,
    Status: capitalised(status.replaceAll('_', ' ')),
    Urgency: urgency,
    Category: category,
    Name: name,
    Email: email,
    Phone: phone,
    Income: income,
    Household: request.householdSize,
  }
  return (
    <Drawer
      open={isOpen}
      title={reference}
      size="min(100vw, 36rem)"
      onClose={() => setOpen(false)}
      afterOpenChange={(stillOpen) => stillOpen || onClosed()}
    >
      <dl className={styles.facts}>
        {Object.entries(facts).map(([label, fact]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{fact ?? sealed}</dd>
          </Fragment>
        ))}
      </dl>
      <h3 className={styles.heading}>What happened</h3>
      <p className={styles.story}>{request.description ?? sealed}</p>
    </Drawer>
  )
}
