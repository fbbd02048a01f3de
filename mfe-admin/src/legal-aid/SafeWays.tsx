/** How this person may be reached without harm, in the place and size where nobody can miss it. */
import { Notice } from '@access/kit'
import type { Opened } from './documents.ts'
import styles from './legal-aid.module.css'

export function SafeWays({ more }: Pick<Opened, 'more'>) {
  const ways = more?.safeWays ?? []
  if (!more || (ways.length === 0 && !more.safeHours && more.leaveMessage === null))
    return (
      <Notice tone="amber" title="They have not said which ways are safe">
        <p>Leave no message, and do not say where you are calling from until you know who has answered.</p>
      </Notice>
    )
  return (
    <Notice
      tone="clay"
      title={ways.length > 0 ? `Reach them only by: ${ways.join(', ')}` : 'Take care when you reach them'}
    >
      <ul className={styles.care}>
        {more.safeHours && <li>Safe hours: {more.safeHours}</li>}
        <li>{mayLeaveMessage(more.leaveMessage ?? null)}</li>
        <li>Do not say where you are calling from until you know who has answered.</li>
      </ul>
    </Notice>
  )
}

function mayLeaveMessage(told: boolean | null): string {
  if (told === null) return 'They have not said whether we may leave a message: leave none.'
  return told ? 'We may leave a message.' : 'Leave no message. Hang up when someone else answers.'
}
