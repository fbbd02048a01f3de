/** No such page: the door is bricked up, and others stand open. */
import { Page } from '../page/Page.tsx'
import { LinkButton } from './Button.tsx'
import { Door } from './Door.tsx'

/** Answers with status 404 on the server. */
export function NotFound() {
  return (
    <Page title="404 Page Not Found" status={404}>
      <div className="page lost">
        <Door state="bricked" />
        <div>
          <h1>404 Page Not Found</h1>
          <p className="lead muted">Did you forget to add the page to the router?</p>
          <p>Whatever the reason, this door has been bricked up. These are open:</p>
          <div className="row">
            <LinkButton variant="accent" to="/get-help">
              Request Legal Aid
            </LinkButton>
            <LinkButton variant="outline" to="/">
              Home
            </LinkButton>
            <LinkButton variant="quiet" to="/services">
              Our Services
            </LinkButton>
          </div>
        </div>
      </div>
    </Page>
  )
}
