/** Prints the receipt, or saves it as a PDF by the browser's own print dialog; the passphrase only when that is chosen. */

import { Button, useIsHydrated } from '@access/kit'
import { Printer, Share2 } from 'lucide-react'
import { statusPagePath } from '../../journey/form-contract.ts'
import styles from './ReceiptPanel.module.css'
import { receiptMessages } from './receipt.messages.ts'

interface ReceiptPrintProps {
  reference: string
  includesPassphrase: boolean
  onIncludesPassphraseChange: (isIncluded: boolean) => void
  /** It has been printed or shared. */
  onSaved: () => void
}

export function ReceiptPrint({
  reference,
  includesPassphrase,
  onIncludesPassphraseChange,
  onSaved,
}: ReceiptPrintProps) {
  return (
    <div className={`${styles.print} ${styles.screenOnly} needs-script`}>
      <div className="row">
        <Button
          onClick={() => {
            print()
            onSaved()
          }}
        >
          <Printer className="icon" aria-hidden /> {receiptMessages.print}
        </Button>
        <ShareReference reference={reference} onShared={onSaved} />
      </div>
      <label className="check">
        <input
          type="checkbox"
          checked={includesPassphrase}
          onChange={({ target }) => onIncludesPassphraseChange(target.checked)}
        />
        {receiptMessages.includePassphrase}
      </label>
      <p className="small">{receiptMessages.receiptNote}</p>
    </div>
  )
}

/** Shares the reference, never the passphrase, by whatever the device offers for that. */
function ShareReference({ reference, onShared }: { reference: string; onShared: () => void }) {
  const isHydrated = useIsHydrated()
  if (!isHydrated || !('share' in navigator)) return null

  async function share() {
    try {
      await navigator.share({ text: reference, url: location.origin + statusPagePath })
      onShared()
    } catch {
      // Sharing was cancelled.
    }
  }

  return (
    <Button variant="outline" className={styles.action} onClick={share}>
      <Share2 className="icon" aria-hidden /> {receiptMessages.share}
    </Button>
  )
}
