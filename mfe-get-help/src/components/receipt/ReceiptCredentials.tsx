/** The reference and the passphrase, each with a copy button. */
import { useRef } from 'react'
import { CopyButton } from './CopyButton.tsx'
import styles from './ReceiptPanel.module.css'
import { receiptMessages } from './receipt.messages.ts'
import type { Receipt } from './receipt.ts'

/** The passphrase is printed only when that is chosen. */
export function ReceiptCredentials({
  receipt,
  includesPassphrase,
  onCopied,
}: {
  receipt: Receipt
  includesPassphrase: boolean
  /** The passphrase has been copied. */
  onCopied: () => void
}) {
  const referenceRef = useRef<HTMLElement>(null)
  const passphraseRef = useRef<HTMLElement>(null)
  return (
    <div className={styles.credentials}>
      <div>
        <dl>
          <dt className="muted">{receiptMessages.reference}</dt>
          <dd className={styles.reference} ref={referenceRef}>
            {receipt.reference}
          </dd>
        </dl>
        <CopyButton label={receiptMessages.reference.toLowerCase()} contentRef={referenceRef} />
      </div>
      <div className={includesPassphrase ? undefined : styles.screenOnly}>
        <dl>
          <dt className="muted">{receiptMessages.passphrase}</dt>
          <dd className={styles.reference} translate="no" ref={passphraseRef}>
            {receipt.passphrase}
          </dd>
        </dl>
        <CopyButton
          label={receiptMessages.passphrase.toLowerCase()}
          contentRef={passphraseRef}
          onCopied={onCopied}
        />
      </div>
    </div>
  )
}
