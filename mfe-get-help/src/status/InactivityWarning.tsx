/** The warning before the status is closed; after inactivity any key or touch keeps it open, and so does the button. */
import { Button, Notice } from '@access/kit'
import styles from './StatusPage.module.css'
import { endingMessages, inactivityMessages } from './status.messages.ts'
import type { ExpiryWarning } from './use-session-expiry.ts'

export function InactivityWarning({ warning }: { warning: ExpiryWarning | null }) {
  return (
    // Always rendered, so that screen readers announce what appears in it.
    <div className={styles.inactivityWarning} aria-live="assertive">
      {warning === 'ending' && (
        <Notice tone="amber" title={endingMessages.title}>
          <p>{endingMessages.text}</p>
        </Notice>
      )}
      {warning === 'unused' && (
        <Notice tone="amber" title={inactivityMessages.title}>
          <p>{inactivityMessages.text}</p>
          <Button>{inactivityMessages.button}</Button>
        </Notice>
      )}
    </div>
  )
}
