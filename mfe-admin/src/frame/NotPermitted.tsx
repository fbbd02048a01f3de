/** The page in place of a screen that the role of the current user does not include. */
import { Page, useAuth } from '@access/kit'
import { type Role, roleNames } from '@access/service-kit/roles/roles.rules'
import { Link } from 'react-router-dom'
import parts from '../components/components.module.css'
import styles from '../components/screen.module.css'
import { dashboardBackLink, dashboardPath } from '../session/login-redirect.ts'
import { TopBar } from './TopBar.tsx'

const title = 'You may not open this'

export default function NotPermitted() {
  const { user } = useAuth()
  const roleName = roleNames[user?.role as Role]
  return (
    <Page title={title}>
      <TopBar title={title} back={dashboardBackLink} />
      <div className={styles.body}>
        <section className={styles.card}>
          <div className={parts.inside}>
            <p>
              Your role{roleName ? ` (${roleName.toLowerCase()})` : ''} does not include this page. Ask an
              administrator if you need it for your work.
            </p>
            <p>
              <Link to={dashboardPath}>Back to the dashboard</Link>
            </p>
          </div>
        </section>
      </div>
    </Page>
  )
}
