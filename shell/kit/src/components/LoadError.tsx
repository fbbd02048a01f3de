/** A loading error: it is not the same as an empty list. */
import { type MouseEvent, useContext } from 'react'
import { useLocation } from 'react-router-dom'
import { useOffice } from '../organisation/OfficeProvider.tsx'
import { PageHeadContext } from '../page/PageProvider.tsx'
import { Notice } from './Notice.tsx'
import type { Retry } from './use-retry.ts'

/**
 * Takes what `useRetry` returns, and answers with status 503 on the server. The way to try again is a link, so that it
 * also works where scripts do not run.
 */
export function LoadError({ isRetrying, attempts, retry }: Pick<Retry, 'isRetrying' | 'attempts' | 'retry'>) {
  const { pathname, search } = useLocation()
  const { phone } = useOffice()
  const pageHead = useContext(PageHeadContext)
  // The Page around it has been rendered by now, and said its own status.
  if (pageHead) pageHead.status = 503
  const onRetry = (click: MouseEvent) => {
    click.preventDefault()
    if (!isRetrying) retry()
  }
  return (
    <Notice tone="clay" title="We cannot reach our records just now" role="alert">
      <p>
        {attempts > 0 && !isRetrying
          ? 'It still does not work. Please come back in a few minutes.'
          : `This is a fault on our side or in the connection, so we cannot say what is here. Try again, or call ${phone.display}.`}
      </p>
      <a className="btn btn-outline" href={pathname + search} onClick={onRetry}>
        {isRetrying ? 'Trying again...' : 'Try again'}
      </a>
    </Notice>
  )
}
