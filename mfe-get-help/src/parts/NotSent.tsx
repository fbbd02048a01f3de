/** Said beside the button, and not by a toast alone: the request is still here and can be sent again. */
import { Notice, type SubmittedFailure, useOffice } from '@access/kit'
import { useEffect, useRef } from 'react'
import { notSent } from '../words.ts'

export function NotSent({ because }: { because: SubmittedFailure }) {
  const { phone } = useOffice()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="clay">
        <p>
          {notSent[because]}{' '}
          <a className="nowrap" href={phone.href}>
            {phone.display}
          </a>
          .
        </p>
      </Notice>
    </div>
  )
}
