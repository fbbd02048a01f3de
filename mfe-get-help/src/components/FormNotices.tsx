/** The notices above and below the form. */
import { type FormFailure, Notice, PhoneLink } from '@access/kit'
import { documentMessages } from '@access/requests/intake/attachments/document.rules'
import { useEffect, useRef } from 'react'
import {
  type ConnectionState,
  connectionMessages,
  noScriptMessage,
  submissionFailureMessages,
} from '../journey/request.messages.ts'
import { OfficeHours } from './OfficeHours.tsx'

/** While the visitor is offline; typed answers are not lost. */
export function ConnectionNotice({ connection }: { connection: ConnectionState }) {
  return (
    <div className="live" role="status">
      {connection !== 'online' && (
        <Notice tone={connection === 'offline' ? 'amber' : 'moss'}>
          <p>{connectionMessages[connection]}</p>
        </Notice>
      )}
    </div>
  )
}

/** For browsers without script: how the form works there, and the phone number. */
export function NoScriptNotice() {
  return (
    <noscript>
      <Notice>
        <p>{noScriptMessage}</p>
        <p>
          <PhoneLink className="call" isCall />
        </p>
        <OfficeHours />
      </Notice>
    </noscript>
  )
}

/** Beside the button, and not in a toast alone: the request was not sent and can be submitted again. */
export function SubmissionFailed({ reason }: { reason: FormFailure }) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => container.current?.focus(), [])
  return (
    <div ref={container} tabIndex={-1}>
      <Notice tone="clay">
        <p>
          {submissionFailureMessages[reason]} <PhoneLink />.
        </p>
      </Notice>
    </div>
  )
}

/** Which documents were rejected, and why; shown once, above the next page. */
export function DocumentProblems({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null
  return (
    <Notice tone="amber">
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
      <p>{documentMessages.uploadsAreOptional()}</p>
    </Notice>
  )
}
