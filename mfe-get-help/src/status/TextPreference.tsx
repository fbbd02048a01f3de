/** Turns text messages on and off; a code shows first that the number is the applicant's. */
import { Button, SectionHeading, TextField } from '@access/kit'
import { StatusActionForm } from './StatusActionForm.tsx'
import styles from './StatusPage.module.css'
import { textMessages } from './status.messages.ts'
import type { StatusAction } from './status-actions.ts'
import type { StatusState } from './use-request-status.ts'

/** What can be done by a press of a button; the code is typed. */
const actions: Record<string, { action: StatusAction; label: string }> = {
  unconfirmed: { action: 'requestTextCode', label: textMessages.request },
  code: { action: 'requestTextCode', label: textMessages.requestAgain },
  on: { action: 'stopTexts', label: textMessages.stop },
  off: { action: 'startTexts', label: textMessages.start },
}

const isKnown = (textUpdates: string): textUpdates is 'unconfirmed' | 'code' | 'on' | 'off' | 'stopped' =>
  textUpdates in actions || textUpdates === 'stopped'

export function TextPreference({
  textUpdates,
  statusState,
}: {
  textUpdates: string
  statusState: StatusState
}) {
  if (!isKnown(textUpdates)) return null
  const button = actions[textUpdates]
  const error = statusState.errors.code
  return (
    <section aria-labelledby="text-updates">
      <SectionHeading id="text-updates" title={textMessages.title} />
      <div className={styles.emailPreference}>
        <p role="status">{textMessages[textUpdates]}</p>
        {textUpdates === 'code' ? (
          <StatusActionForm
            className="form"
            statusState={statusState}
            action="confirmTexts"
            fields={['code']}
          >
            <TextField
              name="code"
              label={textMessages.codeLabel}
              hint={textMessages.codeHint}
              error={error}
              inputMode="numeric"
              autoComplete="one-time-code"
            />
            <div>
              <Button type="submit" aria-disabled={statusState.pending.includes('confirmTexts')}>
                {textMessages.confirm}
              </Button>
            </div>
          </StatusActionForm>
        ) : (
          error && (
            <p className="error" id="code" tabIndex={-1}>
              {error}
            </p>
          )
        )}
        {button && (
          <StatusActionForm statusState={statusState} action={button.action}>
            <Button
              type="submit"
              variant={textUpdates === 'code' ? 'quiet' : 'outline'}
              aria-disabled={statusState.pending.includes(button.action)}
            >
              {button.label}
            </Button>
          </StatusActionForm>
        )}
      </div>
    </section>
  )
}
