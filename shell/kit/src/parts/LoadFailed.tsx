/** What could not be loaded says so: it is not the same as there being nothing. */
import type { MouseEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { useOffice } from '../organisation/OfficeProvider.tsx'
import { Notice } from './Notice.tsx'
import type { Retry } from './useRetry.ts'

/** Takes what `useRetry` returns. The way to try again is a link, so that it also works where scripts do not run. */
export function LoadFailed({
  title = 'We could not load this list',
  retrying,
  tries,
  retry,
}: Omit<Retry, 'failed'> & { title?: string }) {
  const { pathname, search } = useLocation()
  const { phone } = useOffice()
  const tryAgain = (click: MouseEvent) => {
    click.preventDefault()
    if (!retrying) retry()
  }
  return (
    <Notice tone="clay" title={title} role="alert">
      <p>
        {tries > 0 && !retrying
          ? 'It still does not work. Please come back in a few minutes.'
          : `This is a fault on our side or in the connection. It does not mean that there is nothing here. Try again, or call ${phone.display}.`}
      </p>
      <a className="btn btn-outline" href={pathname + search} onClick={tryAgain}>
        {retrying ? 'Trying again...' : 'Try again'}
      </a>
    </Notice>
  )
}
