/** The way from any screen to any other. The browser opens and closes it: by click, by keyboard, and when one looks elsewhere. */

import { Menu } from 'lucide-react'
import { useId, useState } from 'react'
import { NavLink } from 'react-router-dom'
import styles from './frame.module.css'
import { places } from './places.ts'

export function PlacesMenu() {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
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
        {/* A screen that one does not look for is not read out or found either. */}
        {isOpen &&
          places.map(({ title, places }) => (
            <section key={title} aria-label={title}>
              <h2 className={styles.menuTitle}>{title}</h2>
              <ul className={styles.menuList}>
                {places.map(({ to, label }) => (
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
