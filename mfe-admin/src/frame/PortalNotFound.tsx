/** The page for an unknown address, before it is known who is signed in. */
import { Door, LinkButton, Page } from '@access/kit'
import { dashboardPath } from '../session/login-redirect.ts'

/** Answers with status 404 on the server. */
export const PortalNotFound = () => (
  <Page title="404 Page Not Found" status={404}>
    <div className="page lost">
      <Door state="bricked" />
      <div>
        <h1>404 Page Not Found</h1>
        <p className="lead muted">Did you forget to add the page to the router?</p>
        <p>
          <LinkButton to={dashboardPath}>Back to the dashboard</LinkButton>
        </p>
      </div>
    </div>
  </Page>
)
