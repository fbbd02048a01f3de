/** The navigation where there is no room for the rail: a native popover at the left edge. */

import { Menu } from 'lucide-react'
import { useId, useState } from 'react'
import parts from '../components/components.module.css'
import frame from './frame.module.css'
import { NavigationList } from './NavigationList.tsx'
import styles from './navigation.module.css'

export function NavigationMenu() {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        data-tour="menu"
        className={`${parts.outlinedButton} ${styles.menuButton}`}
      >
        <Menu size={18} aria-hidden />
        <span className={frame.word}>Menu</span>
      </button>
      <nav
        id={id}
        popover="auto"
        className={styles.menu}
        aria-label="Portal menu"
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {/* A closed menu has no links for screen readers and search. */}
        {isOpen && <NavigationList />}
      </nav>
    </>
  )
}
