/** The bar at the top of every public page: sticky, one line, the request button always in reach. */
import { LinkButton, Logo } from '@access/kit'
import { Search } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { AboutMenu } from './AboutMenu.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { getAriaCurrent, mainMenu, requestLegalAid, searchPage } from './navigation.ts'

export function Header() {
  const { pathname } = useLocation()
  return (
    <header className="site-header">
      <div className="bar">
        <Logo />
        <nav className="site-nav" aria-label="Main">
          <ul className="site-links">
            {mainMenu.map((entry) => (
              <li key={entry.text}>
                {'links' in entry ? (
                  <AboutMenu text={entry.text} links={entry.links} />
                ) : (
                  <Link className="nav-link" to={entry.to} aria-current={getAriaCurrent(pathname, entry)}>
                    {entry.text}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <Link
          className="btn-icon header-search"
          to={searchPage.to}
          aria-label={searchPage.text}
          aria-current={getAriaCurrent(pathname, searchPage)}
        >
          <Search className="icon" aria-hidden="true" />
        </Link>
        <LinkButton
          variant="accent"
          className="header-cta"
          to={requestLegalAid.to}
          aria-current={getAriaCurrent(pathname, requestLegalAid)}
        >
          {requestLegalAid.text}
        </LinkButton>
        <MobileMenu />
      </div>
    </header>
  )
}
