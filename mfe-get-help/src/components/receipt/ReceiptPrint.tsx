/** Prints the receipt, or saves it as a PDF by the browser's own print dialog; the passphrase only when that is chosen. */
import { Button } from '@access/kit'
import { Printer } from 'lucide-react'
import styles from './ReceiptPanel.module.css'
import { receiptMessages } from './receipt.messages.ts'
import { ShareReference } from './ShareReference.tsx'

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
      <label className={styles.option}>
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
