/** Beside the button, and not in a toast alone: the request was not sent and can be submitted again. */
import { type FormFailure, Notice, useOffice } from '@access/kit'
import { useEffect, useRef } from 'react'
import { submissionFailureMessages } from '../journey/request.messages.ts'

export function SubmissionFailed({ reason }: { reason: FormFailure }) {
  const { phone } = useOffice()
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => container.current?.focus(), [])
  return (
    <div ref={container} tabIndex={-1}>
      <Notice tone="clay">
        <p>
          {submissionFailureMessages[reason]}{' '}
          <a className="nowrap" href={phone.href}>
            {phone.display}
          </a>
          .
        </p>
      </Notice>
    </div>
  )
}
