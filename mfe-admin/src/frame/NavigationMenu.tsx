/** The navigation menu, a native popover. */

import { Menu } from 'lucide-react'
import { useId, useState } from 'react'
import { NavLink } from 'react-router-dom'
import styles from './frame.module.css'
import { navigation } from './navigation.ts'
import { usePermittedScreens } from './permitted-screens.ts'

export function NavigationMenu() {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const isPermitted = usePermittedScreens()
  const sections = navigation
    .map(({ title, links }) => ({ title, links: links.filter(({ to }) => isPermitted(to)) }))
    .filter(({ links }) => links.length > 0)
  return (
    <>
      <button type="button" popoverTarget={id} className={styles.menuButton}>
        <Menu size={18} aria-hidden />
        Menu
      </button>
      <nav
        id={id}
        popover="auto"
        className={styles.menu}
        aria-label="Portal"
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {/* A closed menu has no links for screen readers and search. */}
        {isOpen &&
          sections.map(({ title, links }) => (
            <section key={title} aria-label={title}>
              <h2 className={styles.menuTitle}>{title}</h2>
              <ul className={styles.menuList}>
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <NavLink to={to} className={styles.menuLink}>
                      {label}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </nav>
    </>
  )
}
