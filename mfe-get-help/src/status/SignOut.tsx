/** Hides the request and ends the access to it, on this device and wherever else it is open. */
import { FormToken } from '@access/kit'
import type { FormEvent } from 'react'
import styles from './StatusPage.module.css'
import { page } from './status.form.ts'
import { summaryMessages } from './status.messages.ts'
import type { StatusState } from './use-request-status.ts'

export function SignOut({ statusState }: { statusState: StatusState }) {
  function signOut(event: FormEvent) {
    // Without script the page's own server ends it.
    if (!statusState.isEnhanced) return
    event.preventDefault()
    statusState.signOut()
  }
  return (
    <form className="small" method="post" action={`${page}#status`} onSubmit={signOut}>
      <FormToken formPath={page} />
      <input type="hidden" name="do" value="signOut" />
      <button type="submit" className={styles.signOut}>
        {summaryMessages.signOut}
      </button>
    </form>
  )
}
