/** The links of the navigation that the current user may open, by section, with what waits behind each. */

import { useContext } from 'react'
import { Link, useLocation } from 'react-router-dom'
import styles from './navigation.module.css'
import { dashboardLink, type NavigationLink, navigation, siteLink } from './navigation.ts'
import { usePermittedScreens } from './permitted-screens.ts'
import { PendingLabelsContext } from './use-pending-labels.ts'

/** Folded, a link is its icon: its label is what a mouse that rests on it reads. */
export function NavigationList({ isFolded = false }: { isFolded?: boolean }) {
  const pendingLabels = useContext(PendingLabelsContext)
  const isPermitted = usePermittedScreens()
  const { pathname } = useLocation()
  const renderLink = ({ to, label, Icon }: NavigationLink) => (
    <li key={to}>
      <Link
        to={to}
        className={styles.link}
        title={isFolded ? label : undefined}
        aria-current={isWithin(pathname, to) ? 'page' : undefined}
      >
        <Icon size={18} aria-hidden className={styles.icon} />
        <span className={styles.label}>{label}</span>
        {pendingLabels[to] && (
          <>
            {' '}
            <span className={styles.pending}>{pendingLabels[to]}</span>
          </>
        )}
      </Link>
    </li>
  )
  const sections = navigation
    .map(({ title, links }) => ({ title, links: links.filter(({ to }) => isPermitted(to)) }))
    .filter(({ links }) => links.length > 0)
  return (
    <>
      <ul className={styles.list}>{[dashboardLink, siteLink].map(renderLink)}</ul>
      {sections.map(({ title, links }) => (
        <section key={title} aria-label={title}>
          {/* No heading: the first one of a screen is its title. */}
          <p className={styles.title} aria-hidden="true">
            {title}
          </p>
          <ul className={styles.list}>{links.map(renderLink)}</ul>
        </section>
      ))}
    </>
  )
}

/** On the screen, or on one of what it lists. */
const isWithin = (pathname: string, to: string) =>
  pathname === to || (to !== '/' && pathname.startsWith(`${to}/`))
