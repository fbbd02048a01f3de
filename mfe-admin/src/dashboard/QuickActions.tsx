/** The links to the six main sections. */

import { Card as Tile } from 'antd'
import {
  CalendarDays,
  FileText,
  FolderOpen,
  LifeBuoy,
  type LucideIcon,
  ScrollText,
  Users,
} from 'lucide-react'
import { Link } from 'react-router-dom'
import { Card } from '../components/Card.tsx'
import { WithIcon } from '../components/WithIcon.tsx'
import { usePermittedScreens } from '../frame/screen.ts'
import styles from './dashboard.module.css'

const quickLinks: { to: string; label: string; Icon: LucideIcon }[] = [
  { to: '/admin/cases', label: 'Manage cases', Icon: FolderOpen },
  { to: '/admin/judgments', label: 'Manage judgments', Icon: ScrollText },
  { to: '/admin/legal-aid', label: 'Legal aid requests', Icon: LifeBuoy },
  { to: '/admin/blog', label: 'Manage blog', Icon: FileText },
  { to: '/admin/events', label: 'Manage events', Icon: CalendarDays },
  { to: '/admin/team', label: 'Manage team', Icon: Users },
]

export function QuickActions() {
  const isPermitted = usePermittedScreens()
  const permittedLinks = quickLinks.filter(({ to }) => isPermitted(to))
  if (permittedLinks.length === 0) return null
  return (
    <Card title="Quick Actions">
      <ul className={styles.links}>
        {permittedLinks.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link to={to}>
              <Tile hoverable size="small">
                <WithIcon Icon={Icon}>{label}</WithIcon>
              </Tile>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
