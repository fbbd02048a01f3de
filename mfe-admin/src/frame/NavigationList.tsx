/**
 * The links of the navigation that the current user may open, by section, with what waits behind each: a list, which
 * screen readers count and list as links, where antd's Menu would be a menu of commands.
 */

import { Badge, Flex, Tooltip } from 'antd'
import { useContext } from 'react'
import { Link, useLocation } from 'react-router-dom'
import styles from './navigation.module.css'
import { dashboardLink, type NavigationLink, navigation, siteLink } from './navigation.ts'
import { usePermittedScreens } from './screen.ts'
import { PendingLabelsContext } from './use-pending-labels.ts'

/** Folded, a link is its icon: its label is what a mouse that rests on it reads. */
export function NavigationList({ isFolded = false }: { isFolded?: boolean }) {
  const pendingLabels = useContext(PendingLabelsContext)
  const isPermitted = usePermittedScreens()
  const { pathname } = useLocation()
  const renderLink = ({ to, label, Icon }: NavigationLink) => {
    const pending = pendingLabels[to]
    const icon = <Icon size={18} aria-hidden />
    return (
      <li key={to}>
        <Tooltip title={isFolded && label} placement="right">
          <Link to={to} className={styles.link} aria-current={isWithin(pathname, to) ? 'page' : undefined}>
            {isFolded ? <Badge dot={!!pending}>{icon}</Badge> : icon}
            <span className={isFolded ? 'sr' : styles.label}>{label}</span>
            {pending && (
              <> {isFolded ? <span className="sr">{pending}</span> : <Badge count={pending} title="" />}</>
            )}
          </Link>
        </Tooltip>
      </li>
    )
  }
  const sections = navigation
    .map(({ title, links }) => ({ title, links: links.filter(({ to }) => isPermitted(to)) }))
    .filter(({ links }) => links.length > 0)
  return (
    <>
      <Flex component="ul" vertical>
        {[dashboardLink, siteLink].map(renderLink)}
      </Flex>
      {sections.map(({ title, links }) => (
        <section key={title} aria-label={title}>
          {/* No heading: the first one of a screen is its title. */}
          <b className={isFolded ? 'sr' : `${styles.title} muted`} aria-hidden="true">
            {title}
          </b>
          <Flex component="ul" vertical>
            {links.map(renderLink)}
          </Flex>
        </section>
      ))}
    </>
  )
}

/** On the screen, or on one of what it lists. */
const isWithin = (pathname: string, to: string) =>
  pathname === to || (to !== '/' && pathname.startsWith(`${to}/`))
