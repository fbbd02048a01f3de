/** The warning a minute before the status is closed; any key or touch keeps it open, and so does the button. */
import { Button, Notice } from '@access/kit'
import styles from './StatusPage.module.css'
import { inactivityMessages } from './status.messages.ts'

export function InactivityWarning({ isVisible }: { isVisible: boolean }) {
  return (
    // Always rendered, so that screen readers announce what appears in it.
    <div className={styles.inactivityWarning} aria-live="assertive">
      {isVisible && (
        <Notice tone="amber" title={inactivityMessages.title}>
          <p>{inactivityMessages.text}</p>
          <Button>{inactivityMessages.button}</Button>
        </Notice>
      )}
    </div>
  )
}
