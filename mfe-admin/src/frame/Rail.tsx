/** The navigation at the left edge, which stays; it can be folded to its icons. */

import { Logo } from '@access/kit'
import { Button, Layout, Tooltip } from 'antd'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useAccountPreference } from '../session/use-account-preference.ts'
import { NavigationList } from './NavigationList.tsx'
import styles from './navigation.module.css'

export function Rail() {
  const [rail, setRail] = useAccountPreference('rail', 'unfolded')
  const isFolded = rail === 'folded'
  const Icon = isFolded ? PanelLeftOpen : PanelLeftClose
  const foldLabel = isFolded ? 'Expand menu' : 'Collapse menu'
  return (
    <Layout.Sider
      theme="light"
      width="15rem"
      collapsedWidth="4rem"
      collapsed={isFolded}
      role="presentation"
      className={`${styles.rail} ${isFolded ? styles.folded : ''} no-print`}
      classNames={{ body: styles.railBody! }}
    >
      <Logo />
      <nav aria-label="Portal" className={styles.sections}>
        <NavigationList isFolded={isFolded} />
      </nav>
      <Tooltip title={isFolded && foldLabel} placement="right">
        <Button
          type="text"
          className={styles.fold}
          icon={<Icon size={18} aria-hidden />}
          aria-label={foldLabel}
          aria-expanded={!isFolded}
          onClick={() => setRail(isFolded ? 'unfolded' : 'folded')}
        >
          {!isFolded && foldLabel}
        </Button>
      </Tooltip>
    </Layout.Sider>
  )
}
