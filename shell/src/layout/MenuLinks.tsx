/** Menu links that know where one is. */
import { Link, useLocation } from 'react-router-dom'
import { currentAt, type MenuLink } from './navigation.ts'

/** A list of pages, each with what lies behind it where that is said. */
export function MenuLinks({ links, onFollow }: { links: readonly MenuLink[]; onFollow?: () => void }) {
  const { pathname } = useLocation()
  return (
    <ul className="drawer-links">
      {links.map((link) => (
        <li key={link.to}>
          <Link to={link.to} aria-current={currentAt(pathname, link)} onClick={onFollow}>
            {link.text}
            {link.about && <span> {link.about}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
