/** Turns email updates on and off; they are off until the applicant turns them on, and for good without an address. */
import { Button, SectionHeading } from '@access/kit'
import { useState } from 'react'
import { StatusActionForm } from './StatusActionForm.tsx'
import styles from './StatusPage.module.css'
import type { RequestStatusFragment } from './status.generated.ts'
import { emailMessages } from './status.messages.ts'
import type { StatusState } from './use-request-status.ts'

export function EmailPreference({
  requestStatus: { isEmailEnabled, hasSafeEmail },
  statusState,
}: {
  requestStatus: RequestStatusFragment
  statusState: StatusState
}) {
  const [announcement, setAnnouncement] = useState('')
  const action = isEmailEnabled ? 'stopEmails' : 'startEmails'
  return (
    <section aria-labelledby="email-updates">
      <SectionHeading id="email-updates" title={emailMessages.title} />
      {hasSafeEmail ? (
        <div className={styles.emailPreference}>
          <p>{isEmailEnabled ? emailMessages.on : emailMessages.off}</p>
          <StatusActionForm
            statusState={statusState}
            action={action}
            onDone={(status) =>
              setAnnouncement(status.isEmailEnabled ? emailMessages.started : emailMessages.stopped)
            }
          >
            <Button type="submit" variant="outline" aria-disabled={statusState.pending.includes(action)}>
              {isEmailEnabled ? emailMessages.stop : emailMessages.start}
            </Button>
          </StatusActionForm>
          <p role="status">{announcement}</p>
        </div>
      ) : (
        <p>{emailMessages.noSafeEmail}</p>
      )}
    </section>
  )
}
