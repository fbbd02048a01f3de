/** What could not be loaded says so: it is not the same as there being nothing. */
import { type MouseEvent, useContext } from 'react'
import { useLocation } from 'react-router-dom'
import { useOffice } from '../organisation/OfficeProvider.tsx'
import { PageRecord } from '../page/PageProvider.tsx'
import { Notice } from './Notice.tsx'
import type { Retry } from './useRetry.ts'

/**
 * Takes what `useRetry` returns, and answers with status 503 on the server. The way to try again is a link, so that it
 * also works where scripts do not run.
 */
export function LoadFailed({ retrying, tries, retry }: Omit<Retry, 'failed'>) {
  const { pathname, search } = useLocation()
  const { phone } = useOffice()
  const record = useContext(PageRecord)
  // The Page around it has been rendered by now, and said its own status.
  if (record) record.status = 503
  const tryAgain = (click: MouseEvent) => {
    click.preventDefault()
    if (!retrying) retry()
  }
  return (
    <Notice tone="clay" title="We cannot reach our records just now" role="alert">
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
