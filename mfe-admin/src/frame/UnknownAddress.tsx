/** The page for an unknown address, for administrators. */
import { Page } from '@access/kit'
import { Result } from 'antd'
import { MapPinOff } from 'lucide-react'
import { Link } from 'react-router-dom'
import { dashboardBackLink, dashboardPath } from '../session/login-redirect.ts'
import { TopBar } from './TopBar.tsx'

const title = '404 Page Not Found'

export default function UnknownAddress() {
  return (
    <Page title={title} status={404}>
      <TopBar title={title} back={dashboardBackLink} />
      <Result
        icon={<MapPinOff size={48} aria-hidden style={{ display: 'inline' }} />}
        subTitle={<p>Did you forget to add the page to the router?</p>}
        extra={<Link to={dashboardPath}>Back to the dashboard</Link>}
      />
    </Page>
  )
}
