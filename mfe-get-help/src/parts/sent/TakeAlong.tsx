/** The receipt on paper or as a file, made on this device. The four words are on it only when they are asked for. */
import { Button, useOffice } from '@access/kit'
import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import type { Receipt } from './receipt.ts'
import styles from './Sent.module.css'
import { sentWords } from './words.ts'

interface Taken {
  receipt: Receipt
  withWords: boolean
  onWithWords: (wanted: boolean) => void
}

export function TakeAlong({ receipt, withWords, onWithWords }: Taken) {
  const office = useOffice()
  const [failed, setFailed] = useState(false)

  async function save() {
    setFailed(false)
    try {
      const { receiptPdf } = await import(/* webpackChunkName: "receipt" */ './receiptPdf.ts')
      offer(receiptPdf(receipt, { withWords, office }), `${receipt.reference}.pdf`)
    } catch {
      setFailed(true)
    }
  }

  return (
    <div className={`${styles.take} ${styles.screenOnly} needs-script`}>
      <div className="row">
        <Button onClick={() => print()}>
          <Printer className="icon" aria-hidden /> {sentWords.print}
        </Button>
        <Button look="outline" className={styles.lead} onClick={save}>
          <Download className="icon" aria-hidden /> {sentWords.download}
        </Button>
      </div>
      <label className={styles.withWords}>
        <input type="checkbox" checked={withWords} onChange={({ target }) => onWithWords(target.checked)} />
        {sentWords.withWords}
      </label>
      <p className="small" role="status">
        {failed ? sentWords.notSaved : sentWords.receiptNote}
      </p>
    </div>
  )
}

/** Has the browser save a file, as a link to it would. */
function offer(file: Blob, name: string) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers fetch it a little later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
