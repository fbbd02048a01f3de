/** The confirmation after a request was submitted. */
import { Door, isolate, LinkButton, useOffice, useOfficeText } from '@access/kit'
import { type RefObject, useState } from 'react'
import { resultAnchor } from '../../journey/form-contract.ts'
import { AdditionalDetails } from '../additional-details/AdditionalDetails.tsx'
import { EmergencyCall } from '../EmergencyCall.tsx'
import { AccessExpiredNotice } from './AccessExpiredNotice.tsx'
import { EmailReceipt } from './EmailReceipt.tsx'
import { ReceiptCredentials } from './ReceiptCredentials.tsx'
import { ReceiptLinks } from './ReceiptLinks.tsx'
import styles from './ReceiptPanel.module.css'
import { ReceiptPrint } from './ReceiptPrint.tsx'
import { emailMessages, nextSteps, receiptMessages } from './receipt.messages.ts'
import type { Receipt } from './receipt.ts'
import { formatReceiptDates } from './receipt-dates.ts'
import { allowLeaving } from './receipt-storage.ts'
import { useLeaveWarning } from './use-leave-warning.ts'

interface ReceiptPanelProps {
  receipt: Receipt
  panelRef: RefObject<HTMLElement | null>
  /** The applicant hides the receipt: it is deleted. */
  onHide: () => void
}

export function ReceiptPanel({ receipt, panelRef, onHide }: ReceiptPanelProps) {
  // Null once it has expired.
  const [accessToken, setAccessToken] = useState<string | null>(receipt.accessToken)
  const [includesPassphrase, setIncludesPassphrase] = useState(false)
  useLeaveWarning()
  const dates = formatReceiptDates(receipt)
  const office = useOffice()
  const fillOfficeText = useOfficeText()
  return (
    <div className={`page ${styles.panel}`}>
      <section
        id={resultAnchor}
        className={`on-glow ${styles.confirmation}`}
        tabIndex={-1}
        ref={panelRef}
        aria-labelledby="sent"
      >
        <div className={styles.door}>
          <Door state="open" />
        </div>
        <div>
          <h1 id="sent">{receiptMessages.title}</h1>
          {receipt.isEmergency && (
            <div className={styles.emergency}>
              <EmergencyCall />
            </div>
          )}
          <p className={`lead ${styles.promise}`}>{fillOfficeText(receiptMessages.lead)}</p>
          <ReceiptCredentials
            receipt={receipt}
            includesPassphrase={includesPassphrase}
            onCopied={allowLeaving}
          />
          <p className={`small ${styles.passphraseHint} ${includesPassphrase ? '' : styles.screenOnly}`}>
            {receiptMessages.passphraseHint}
          </p>
          {receipt.isEmailEnabled && <p className={styles.screenOnly}>{emailMessages.sent}</p>}
          <ReceiptPrint
            reference={receipt.reference}
            includesPassphrase={includesPassphrase}
            onIncludesPassphraseChange={setIncludesPassphrase}
            onSaved={allowLeaving}
          />
          <ReceiptLinks receipt={receipt} onHide={onHide} />
        </div>
      </section>
      <h2 className={styles.next}>{receiptMessages.next}</h2>
      <ol className={styles.nextSteps}>
        {nextSteps.map(({ label, text }) => (
          <li key={label(dates)} className={styles.nextStep}>
            <b className={styles.date}>{label(dates)}</b> {text(receipt, dates)}
          </li>
        ))}
      </ol>
      <p className={styles.paperOnly}>
        {isolate(office.name)}, {office.phone.display}
      </p>
      <p className={styles.screenOnly}>
        <LinkButton variant="quiet" to="/promise">
          {receiptMessages.promise}
        </LinkButton>
      </p>
      <div className={`${styles.options} ${styles.screenOnly} needs-script`}>
        {accessToken ? (
          <>
            {receipt.hasSafeEmail && !receipt.isEmailEnabled && (
              <EmailReceipt
                receipt={receipt}
                accessToken={accessToken}
                onAccessToken={setAccessToken}
                onRequested={allowLeaving}
              />
            )}
            <AdditionalDetails contact={receipt} accessToken={accessToken} onAccessToken={setAccessToken} />
          </>
        ) : (
          <AccessExpiredNotice />
        )}
      </div>
    </div>
  )
}
