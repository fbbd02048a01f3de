/** Asks for the short summary that an attorney reads, and offers them the request. */
import { limits, offer } from '@access/requests/matching/offer.rules'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { FormDialog } from '../../parts/FormDialog.tsx'
import { useShortForm } from '../../parts/useShortForm.ts'
import { type Matching, offerToAttorney, type Ranked } from './documents.ts'
import styles from './matching.module.css'

const blank = { summary: '' }

export function OfferDialog({
  id,
  attorney,
  onClosed,
}: {
  id: string
  attorney: Ranked
  /** Told once the window is gone, with what was made of the search. */
  onClosed(changed: Matching | null): void
}) {
  const [isOpen, setOpen] = useState(true)
  const [changed, setChanged] = useState<Matching | null>(null)
  const asking = useShortForm({
    document: offerToAttorney,
    blank,
    rules: offer,
    variables: ({ summary }) => ({ id, attorney: attorney.id, summary }),
    done: `Request offered to ${attorney.name}`,
    failed: 'Failed to offer request',
    onDone({ matching }) {
      setChanged(matching)
      setOpen(false)
    },
  })
  return (
    <FormDialog
      id="offer"
      title={`Offer to ${attorney.name}`}
      confirm="Send the offer"
      asking={asking}
      initial={blank}
      isOpen={isOpen}
      onCancel={() => setOpen(false)}
      onClosed={() => onClosed(changed)}
    >
      <p className={styles.before}>
        They get an email with a link that is good for five days. First they are shown the names, to check for
        a conflict. Then they read your summary with the kind of problem, the urgency, the language and the
        court date; never the story or the papers.
      </p>
      <Form.Item
        name="summary"
        label="Short summary"
        extra={`No names, no addresses. Up to ${limits.summary.toLocaleString('en-US')} characters.`}
      >
        <Input.TextArea rows={6} />
      </Form.Item>
    </FormDialog>
  )
}
