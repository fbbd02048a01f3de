/** The navigation menu, a native popover. */

import { Link, useLocation } from '@access/kit'
import { Menu } from 'lucide-react'
import { useId, useState } from 'react'

import styles from './frame.module.css'
import { navigation } from './navigation.ts'
import { usePermittedScreens } from './permitted-screens.ts'

export function NavigationMenu() {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const isPermitted = usePermittedScreens()
  const { pathname } = useLocation()
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
                    <Link
                      to={to}
                      className={styles.menuLink}
                      aria-current={isWithin(pathname, to) ? 'page' : undefined}
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </nav>
    </>
  )
}

/** On the screen, or on one of what it lists. */
const isWithin = (pathname: string, to: string) => pathname === to || pathname.startsWith(`${to}/`)
