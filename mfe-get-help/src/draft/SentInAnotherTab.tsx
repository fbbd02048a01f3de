/** Shown when another tab has submitted this request, so that it is not submitted twice. */
import { LinkButton, Notice } from '@access/kit'
import { useEffect, useRef } from 'react'
import { draftMessages } from './draft.messages.ts'

export function SentInAnotherTab({ reference }: { reference: string }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice tone="moss">
        <p>{draftMessages.alreadySent(reference)}</p>
        <LinkButton variant="outline" to="/get-help/status">
          {draftMessages.statusPage}
        </LinkButton>
      </Notice>
    </div>
  )
}
