/** Said in a tab whose request another tab has sent, so that it is not sent a second time. */
import { LinkButton, Notice } from '@access/kit'
import { useEffect, useRef } from 'react'
import { draftWords } from './words.ts'

export function SentElsewhere({ reference }: { reference: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="moss">
        <p>{draftWords.alreadySent(reference)}</p>
        <LinkButton look="outline" to="/get-help/status">
          {draftWords.statusPage}
        </LinkButton>
      </Notice>
    </div>
  )
}
