/** A minute before the status is closed by itself: any key and any touch keeps it open, and so does this button. */
import { Button, Notice } from '@access/kit'
import styles from './Status.module.css'
import { stillThere } from './words.ts'

export function StillThere({ shown }: { shown: boolean }) {
  return (
    // Always there, so that a screen reader hears what appears in it.
    <div className={styles.stillThere} aria-live="assertive">
      {shown && (
        <Notice tone="amber" title={stillThere.title}>
          <p>{stillThere.text}</p>
          <Button>{stillThere.button}</Button>
        </Notice>
      )}
    </div>
  )
}
