/** The page in place of a screen that the role of the current user does not include. */
import { Page, useAuth } from '@access/kit'
import { type Role, roleNames } from '@access/service-kit/roles/roles.rules'
import { Result } from 'antd'
import { LockKeyhole } from 'lucide-react'
import { Link } from 'react-router-dom'
import { dashboardBackLink, dashboardPath } from '../session/login-redirect.ts'
import { TopBar } from './TopBar.tsx'

const title = 'You may not open this'

export default function NotPermitted() {
  const { user } = useAuth()
  const roleName = roleNames[user?.role as Role]
  return (
    <Page title={title}>
      <TopBar title={title} back={dashboardBackLink} />
      <Result
        icon={<LockKeyhole size={48} aria-hidden style={{ display: 'inline' }} />}
        subTitle={
          <p>
            Your role{roleName ? ` (${roleName.toLowerCase()})` : ''} does not include this page. Ask an
            administrator if you need it for your work.
          </p>
        }
        extra={<Link to={dashboardPath}>Back to the dashboard</Link>}
      />
    </Page>
  )
}
