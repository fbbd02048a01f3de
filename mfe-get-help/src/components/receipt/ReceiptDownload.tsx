/** Prints the receipt or saves it as a PDF made on this device. The passphrase is included only when that is chosen. */
import { Button, useOffice } from '@access/kit'
import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import styles from './ReceiptPanel.module.css'
import { receiptMessages } from './receipt.messages.ts'
import type { Receipt } from './receipt.ts'
import { ShareReference } from './ShareReference.tsx'

interface ReceiptDownloadProps {
  receipt: Receipt
  includesPassphrase: boolean
  onIncludesPassphraseChange: (isIncluded: boolean) => void
  /** It has been printed or saved. */
  onSaved: () => void
}

export function ReceiptDownload({
  receipt,
  includesPassphrase,
  onIncludesPassphraseChange,
  onSaved,
}: ReceiptDownloadProps) {
  const office = useOffice()
  const [hasFailed, setHasFailed] = useState(false)

  async function save() {
    setHasFailed(false)
    try {
      const { buildReceiptPdf } = await import(/* webpackChunkName: "receipt" */ './receipt-pdf.ts')
      const pdf = await buildReceiptPdf(receipt, { includesPassphrase, office })
      downloadFile(pdf, `${receipt.reference}.pdf`)
      onSaved()
    } catch {
      setHasFailed(true)
    }
  }

  return (
    <div className={`${styles.download} ${styles.screenOnly} needs-script`}>
      <div className="row">
        <Button
          onClick={() => {
            print()
            onSaved()
          }}
        >
          <Printer className="icon" aria-hidden /> {receiptMessages.print}
        </Button>
        <Button variant="outline" className={styles.action} onClick={save}>
          <Download className="icon" aria-hidden /> {receiptMessages.download}
        </Button>
        <ShareReference reference={receipt.reference} onShared={onSaved} />
      </div>
      <label className={styles.option}>
        <input
          type="checkbox"
          checked={includesPassphrase}
          onChange={({ target }) => onIncludesPassphraseChange(target.checked)}
        />
        {receiptMessages.includePassphrase}
      </label>
      <p className="small" role="status">
        {hasFailed ? receiptMessages.downloadFailed : receiptMessages.receiptNote}
      </p>
    </div>
  )
}

/** Downloads a file, as a link to it would. */
function downloadFile(file: Blob, name: string) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers start the download a little later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
