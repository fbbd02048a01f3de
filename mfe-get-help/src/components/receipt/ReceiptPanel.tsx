/** The confirmation after a request was submitted. */
import { type DoorState, GlowPanel, isolate, LinkButton, Notice, useOffice } from '@access/kit'
import { type ReactNode, type RefObject, useState } from 'react'
import { resultAnchor, statusPagePath } from '../../journey/form-contract.ts'
import { FoldedAdditionalDetails } from '../additional-details/AdditionalDetails.tsx'
import { EmergencyCall } from '../Emergency.tsx'
import { CalendarFile } from './CalendarFile.tsx'
import { EmailReceipt } from './EmailReceipt.tsx'
import { ReceiptCredentials } from './ReceiptCredentials.tsx'
import { ReceiptLinks } from './ReceiptLinks.tsx'
import styles from './ReceiptPanel.module.css'
import { ReceiptPrint } from './ReceiptPrint.tsx'
import {
  accessExpiredMessages,
  emailMessages,
  listNextSteps,
  receiptMessages,
  repeatedMessages,
} from './receipt.messages.ts'
import { type Receipt, type RepeatedReceipt } from './receipt.ts'
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
  const office = useOffice()
  return (
    <div className={`page ${styles.panel}`}>
      <Confirmation title={receiptMessages.title} door="open" panelRef={panelRef}>
        {receipt.isEmergency && (
          <div className={styles.emergency}>
            <EmergencyCall readBy={receipt.reviewDueAt} category={receipt.category} />
          </div>
        )}
        <p className={`lead ${styles.promise}`}>{receiptMessages.lead}</p>
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
      </Confirmation>
      <h2 className={styles.next}>{receiptMessages.next}</h2>
      <ol className={styles.nextSteps}>
        {listNextSteps(receipt).map(({ label, text }) => (
          <li key={label} className={styles.nextStep}>
            <b className={styles.date}>{label}</b> {text}
          </li>
        ))}
      </ol>
      {receipt.courtDate && <CalendarFile reference={receipt.reference} courtDate={receipt.courtDate} />}
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
            <FoldedAdditionalDetails
              contact={receipt}
              accessToken={accessToken}
              onAccessToken={setAccessToken}
            />
          </>
        ) : (
          <Notice title={accessExpiredMessages.title} tone="amber" role="alert">
            <p>{accessExpiredMessages.text}</p>
            <LinkButton to={statusPagePath}>{accessExpiredMessages.button}</LinkButton>
          </Notice>
        )}
      </div>
    </div>
  )
}

/** Instead of the receipt, where the request was sent before: it is not created again, and its passphrase not shown. */
export function RepeatedReceiptPanel({
  receipt: { reference, status },
  panelRef,
}: {
  receipt: RepeatedReceipt
  panelRef: RefObject<HTMLElement | null>
}) {
  const isErased = status === 'erased'
  const { title, text } = repeatedMessages[isErased ? 'erased' : 'received']
  return (
    <div className={`page ${styles.panel}`}>
      <Confirmation title={title} door={isErased ? 'bricked' : 'ajar'} panelRef={panelRef}>
        <p className={`lead ${styles.promise}`}>{text}</p>
        <p>
          {repeatedMessages.reference} <strong className="nowrap num">{reference}</strong>
        </p>
        <p className="row">
          <LinkButton variant="quiet" className={styles.action} to={statusPagePath}>
            {repeatedMessages.status}
          </LinkButton>
        </p>
      </Confirmation>
    </div>
  )
}

function Confirmation({
  title,
  door,
  panelRef,
  children,
}: {
  title: string
  door: DoorState
  panelRef: RefObject<HTMLElement | null>
  children: ReactNode
}) {
  return (
    <GlowPanel
      door={door}
      id={resultAnchor}
      className={styles.confirmation}
      tabIndex={-1}
      ref={panelRef}
      aria-labelledby="sent"
    >
      <div>
        <h1 id="sent">{title}</h1>
        {children}
      </div>
    </GlowPanel>
  )
}
