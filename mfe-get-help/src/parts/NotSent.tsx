/** Said beside the button, and not by a toast alone: the request is still here and can be sent again. */
import { Notice, organisation } from '@access/kit'
import { useEffect, useRef } from 'react'
import { sending } from '../words.ts'

export function NotSent() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="clay">
        <p>
          {sending.failedHere}{' '}
          <a className="nowrap" href={organisation.phone.href}>
            {organisation.phone.display}
          </a>
          .
        </p>
      </Notice>
    </div>
  )
}
