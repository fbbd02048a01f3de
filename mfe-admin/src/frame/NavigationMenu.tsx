/** The navigation where there is no room for the rail: a drawer at the left edge. */

import { Button, Drawer } from 'antd'
import { Menu, X } from 'lucide-react'
import { useState } from 'react'
import { useIsNarrow } from '../components/use-display-preferences.ts'
import { NavigationList } from './NavigationList.tsx'
import styles from './navigation.module.css'

export function NavigationMenu() {
  const [isOpen, setOpen] = useState(false)
  const isNarrow = useIsNarrow()
  return (
    <>
      <Button
        className={`${styles.menuButton} no-print`}
        icon={<Menu size={18} aria-hidden />}
        data-tour="menu"
        aria-label="Menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {!isNarrow && 'Menu'}
      </Button>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Menu"
        placement="left"
        size="min(20rem, 100vw - 3rem)"
        closable={{ 'aria-label': 'Close', closeIcon: <X size={18} aria-hidden /> }}
        destroyOnHidden
      >
        <nav aria-label="Portal menu">
          <NavigationList />
        </nav>
      </Drawer>
    </>
  )
}
