/** Links from the receipt: to the status, which opens by itself, to the home page, and one that says it is kept, which hides it. */
import { FormToken, LinkButton, useIsHydrated } from '@access/kit'
import type { MouseEvent } from 'react'
import { requestFormPath, statusPagePath } from '../../journey/form-contract.ts'
import styles from './ReceiptPanel.module.css'
import { receiptMessages } from './receipt.messages.ts'
import type { Receipt } from './receipt.ts'
import { receiptLinkState } from './receipt-storage.ts'

export function ReceiptLinks({ receipt, onHide }: { receipt: Receipt; onHide: () => void }) {
  const isHydrated = useIsHydrated()
  function hide(event: MouseEvent) {
    event.preventDefault()
    onHide()
  }
  return (
    <div className={styles.screenOnly}>
      <div className={`row ${styles.written}`}>
        <a
          className={`btn btn-outline ${styles.action}`}
          href={requestFormPath}
          onClick={hide}
          aria-describedby="hide-hint"
        >
          {receiptMessages.hide}
        </a>
        <span className="small" id="hide-hint">
          {receiptMessages.hideHint}
        </span>
      </div>
      <div className={`row ${styles.links}`}>
        {isHydrated ? (
          <LinkButton variant="quiet" className={styles.action} to={statusPagePath} state={receiptLinkState}>
            {receiptMessages.status}
          </LinkButton>
        ) : (
          <StatusForm receipt={receipt} />
        )}
        <LinkButton variant="quiet" className={styles.action} to="/">
          {receiptMessages.home}
        </LinkButton>
      </div>
    </div>
  )
}

/** Without script the passphrase is submitted by a form, since it must not appear in a URL. */
function StatusForm({ receipt: { reference, passphrase } }: { receipt: Receipt }) {
  return (
    <form method="post" action={`${statusPagePath}#status`}>
      <FormToken formPath={statusPagePath} />
      <input type="hidden" name="do" value="open" />
      <input type="hidden" name="reference" value={reference} />
      <input type="hidden" name="passphrase" value={passphrase} />
      <button type="submit" className={`btn btn-quiet ${styles.action}`}>
        {receiptMessages.status}
      </button>
    </form>
  )
}
