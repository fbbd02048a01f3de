/** The page in place of a screen that there is not, for whoever is signed in. */
import { Page } from '@access/kit'
import { Link } from 'react-router-dom'
import parts from '../components/components.module.css'
import styles from '../components/screen.module.css'
import { dashboardBackLink, dashboardPath } from '../session/login-redirect.ts'
import { TopBar } from './TopBar.tsx'

const title = '404 Page Not Found'

export default function UnknownAddress() {
  return (
    <Page title={title} status={404}>
      <TopBar title={title} back={dashboardBackLink} />
      <div className={styles.body}>
        <section className={styles.card}>
          <div className={parts.inside}>
            <p>Did you forget to add the page to the router?</p>
            <p>
              <Link to={dashboardPath}>Back to the dashboard</Link>
            </p>
          </div>
        </section>
      </div>
    </Page>
  )
}
