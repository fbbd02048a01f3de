/** Offers the receipt by email, with a preview: we email nobody who has not asked for it. */
import { Button, Notice, useOffice } from '@access/kit'
import { Mail } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { useStatusMutation } from '../../platform/use-status-mutation.ts'
import { Disclosure } from '../Disclosure.tsx'
import styles from './EmailReceipt.module.css'
import { SetEmailUpdatesDocument } from './email-receipt.generated.ts'
import { buildConfirmationEmail, emailMessages } from './receipt.messages.ts'
import { formatReceiptDates, type Receipt } from './receipt.ts'

interface EmailReceiptProps {
  receipt: Receipt
  accessToken: string
  onAccessToken: (accessToken: string | null) => void
  onRequested: () => void
}

export function EmailReceipt({ receipt, accessToken, onAccessToken, onRequested }: EmailReceiptProps) {
  const { change, pending } = useStatusMutation(
    SetEmailUpdatesDocument,
    (data) => data.setEmailUpdates,
    onAccessToken,
  )
  const [result, setResult] = useState<'sent' | 'failed' | null>(null)
  const statusUrl = `${useOrigin()}/get-help/status`
  const email = buildConfirmationEmail(
    { reference: receipt.reference, ...formatReceiptDates(receipt), statusUrl },
    useOffice(),
  )

  async function requestEmail() {
    setResult(null)
    const outcome = await change({ accessToken, isEnabled: true })
    if (outcome === 'done') onRequested()
    if (outcome !== 'expired') setResult(outcome === 'done' ? 'sent' : 'failed')
  }

  return (
    <section className={styles.emailReceipt} aria-labelledby="email-receipt">
      <h2 id="email-receipt" className={styles.title}>
        {emailMessages.title}
      </h2>
      <p>{emailMessages.lead}</p>
      <Disclosure label={emailMessages.preview}>
        <blockquote className={styles.preview}>
          <p>
            <b>{email.subject}</b>
          </p>
          {email.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </blockquote>
      </Disclosure>
      {result !== 'sent' && (
        <Button variant="outline" disabled={pending} onClick={requestEmail}>
          <Mail className="icon" aria-hidden /> {pending ? emailMessages.sending : emailMessages.button}
        </Button>
      )}
      <div className="live" role="status">
        {result && (
          <Notice tone={result === 'sent' ? 'moss' : 'clay'}>
            <p>{emailMessages[result]}</p>
          </Notice>
        )}
      </div>
    </section>
  )
}

// The server does not know its public origin.
const useOrigin = () =>
  useSyncExternalStore(
    () => () => {},
    () => location.origin,
    () => '',
  )
