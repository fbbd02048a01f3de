/** Shown in place of a remote that is not available: the rest of the page works. */
import { Button, Door, Page, useOffice } from '@access/kit'

export function RemoteUnavailable({ onRetry }: { onRetry(): void }) {
  const { phone } = useOffice()
  return (
    <Page title="Not available right now" status={503}>
      <div className="page lost" role="alert">
        <Door state="closed" />
        <div>
          <h1>This part of the site is not available right now</h1>
          <p className="lead muted">
            The other pages still work. If it is urgent, call <a href={phone.href}>{phone.display}</a>.
          </p>
          <div className="row">
            <Button onClick={onRetry}>Try again</Button>
          </div>
        </div>
      </div>
    </Page>
  )
}
