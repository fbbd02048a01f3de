/** Instead of the receipt, where the request was sent before: it is not created again, and its passphrase not shown. */
import { Door, LinkButton } from '@access/kit'
import type { RefObject } from 'react'
import { resultAnchor, statusPagePath } from '../../journey/form-contract.ts'
import styles from './ReceiptPanel.module.css'
import { repeatedMessages } from './receipt.messages.ts'
import type { RepeatedReceipt } from './receipt.ts'

export function RepeatedReceiptPanel({
  receipt: { reference, status },
  panelRef,
}: {
  receipt: RepeatedReceipt
  panelRef: RefObject<HTMLElement | null>
}) {
  const { title, text } = status === 'erased' ? repeatedMessages.erased : repeatedMessages.received
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
          <Door state={status === 'erased' ? 'bricked' : 'ajar'} />
        </div>
        <div>
          <h1 id="sent">{title}</h1>
          <p className={`lead ${styles.promise}`}>{text}</p>
          <p>
            {repeatedMessages.reference} <strong className="nowrap num">{reference}</strong>
          </p>
          <p className="row">
            <LinkButton variant="quiet" className={styles.action} to={statusPagePath}>
              {repeatedMessages.status}
            </LinkButton>
          </p>
        </div>
      </section>
    </div>
  )
}
