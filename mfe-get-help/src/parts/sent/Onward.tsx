/** Where one goes from the receipt: to the status, which opens by itself, to the home page, or away from here. */
import { FormToken, LinkButton } from '@access/kit'
import type { MouseEvent } from 'react'
import { page, statusPage } from '../../plainForm.ts'
import { useByScript } from '../../useByScript.ts'
import { fromReceipt } from './keptReceipt.ts'
import type { Receipt } from './receipt.ts'
import styles from './Sent.module.css'
import { sentWords } from './words.ts'

export function Onward({ receipt, onHide }: { receipt: Receipt; onHide: () => void }) {
  const byScript = useByScript()
  function hide(click: MouseEvent) {
    click.preventDefault()
    onHide()
  }
  return (
    <div className={`row ${styles.leads} ${styles.screenOnly}`}>
      {byScript ? (
        <LinkButton look="quiet" className={styles.lead} to={statusPage} state={fromReceipt}>
          {sentWords.status}
        </LinkButton>
      ) : (
        <StatusForm receipt={receipt} />
      )}
      <LinkButton look="quiet" className={styles.lead} to="/">
        {sentWords.home}
      </LinkButton>
      <a className={`btn btn-quiet ${styles.lead}`} href={page} onClick={hide}>
        {sentWords.hide}
      </a>
    </div>
  )
}

/** Without script the words go along in a form, since they must not stand in an address. */
function StatusForm({ receipt: { reference, words } }: { receipt: Receipt }) {
  return (
    <form method="post" action={`${statusPage}#stands`}>
      <FormToken of={statusPage} />
      <input type="hidden" name="do" value="open" />
      <input type="hidden" name="reference" value={reference} />
      <input type="hidden" name="words" value={words} />
      <button type="submit" className={`btn btn-quiet ${styles.lead}`}>
        {sentWords.status}
      </button>
    </form>
  )
}
