/** Menu links that know where one is. */
import { Link, useLocation } from 'react-router-dom'
import { getAriaCurrent, type MenuLink } from './navigation.ts'

/** A list of pages, each with what lies behind it where that is said. */
export function MenuLinks({ links, onNavigate }: { links: readonly MenuLink[]; onNavigate?: () => void }) {
  const { pathname } = useLocation()
  return (
    <ul className="drawer-links">
      {links.map((link) => (
        <li key={link.to}>
          <Link to={link.to} aria-current={getAriaCurrent(pathname, link)} onClick={onNavigate}>
            {link.text}
            {link.description && <span> {link.description}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
