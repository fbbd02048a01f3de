/** A page of the portal in place of a screen, with the way back. */
import { Page } from '@access/kit'
import { Result } from 'antd'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { dashboardBackLink, dashboardPath } from '../session/login-redirect.ts'
import { TopBar } from './TopBar.tsx'

export const PortalMessage = ({
  title,
  status,
  Icon,
  children,
}: {
  title: string
  status?: number
  Icon: LucideIcon
  children: ReactNode
}) => (
  <Page title={title} {...(status && { status })}>
    <TopBar title={title} back={dashboardBackLink} />
    <Result
      icon={<Icon size={48} aria-hidden style={{ display: 'inline' }} />}
      subTitle={<p>{children}</p>}
      extra={<Link to={dashboardPath}>Back to the dashboard</Link>}
    />
  </Page>
)
