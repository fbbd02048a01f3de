/** The header of all admin screens: the way back, title, navigation and logout. */

import { Breadcrumb, Button, Flex, Layout, Tooltip } from 'antd'
import { ArrowLeft, LogOut } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useIsNarrow } from '../components/use-display-preferences.ts'
import { type BackLink, dashboardPath } from '../session/login-redirect.ts'
import { useSignOut } from './AuthGuard.tsx'
import styles from './frame.module.css'
import { NavigationMenu } from './NavigationMenu.tsx'
import { navigation } from './navigation.ts'
import { PaletteButton } from './PaletteButton.tsx'

export function TopBar({ title, back }: { title: string; back?: BackLink }) {
  const signOut = useSignOut()
  const isNarrow = useIsNarrow()
  return (
    <Flex component={Layout.Header} wrap align="center" gap="small" className={styles.top}>
      {back && <WayBack back={back} />}
      <h1 className={styles.title}>{title}</h1>
      <PaletteButton />
      <NavigationMenu />
      <Button
        className="no-print"
        icon={<LogOut size={18} aria-hidden />}
        aria-label="Logout"
        onClick={signOut}
      >
        {!isNarrow && 'Logout'}
      </Button>
    </Flex>
  )
}

/** A screen below another one stands behind its name; an arrow leads to the dashboard, and anywhere on a phone. */
function WayBack({ back: { to, label } }: { back: BackLink }) {
  const isNarrow = useIsNarrow()
  const parent = navigation.flatMap(({ links }) => links).find((link) => to.split('?')[0] === link.to)
  if (!parent || isNarrow || to === dashboardPath)
    return (
      <Tooltip title={label}>
        <Link to={to} className={`${styles.back} no-print`} aria-label={label}>
          <ArrowLeft size={20} aria-hidden />
        </Link>
      </Tooltip>
    )
  const link = (
    <Link to={to} aria-label={label}>
      {parent.label}
    </Link>
  )
  return (
    <Breadcrumb
      aria-label="Where you are in the portal"
      separator=""
      items={[{ title: link }, { type: 'separator' }]}
    />
  )
}
