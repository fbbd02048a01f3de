/** The footer of every public page: navigation, and how to reach us. */
import { EmailAddress, findFoundingYear, isolate, Logo, useOffice } from '@access/kit'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { footerMenus, listLastLinks, type MenuLink } from './navigation.ts'
import { SocialLinks } from './SocialLinks.tsx'

export function Footer() {
  const office = useOffice()
  const { name, address, phone, email, copyrightYear, extraPages } = office
  const foundingYear = findFoundingYear(office)
  return (
    <footer className="site-footer on-deep">
      <div className="page foot-grid">
        <div className="stack">
          <Logo />
          <p className="narrow">
            Free legal help for people who could not otherwise afford it
            {foundingYear && `, since ${foundingYear}`}.
          </p>
          <SocialLinks />
        </div>
        {footerMenus.map((menu) => (
          <FooterMenu key={menu.title} {...menu} />
        ))}
        <div>
          <h2>Contact</h2>
          <address className="foot-contact">
            <span>
              {address.map((line) => (
                <span className="foot-line" key={line}>
                  {line}
                </span>
              ))}
            </span>
            <a className="target" href={phone.href}>
              {phone.display}
            </a>
            <a className="target" href={email.href}>
              <span>
                <EmailAddress address={email.display} />
              </span>
            </a>
          </address>
        </div>
      </div>
      <div className="page foot-end">
        <p>
          © {copyrightYear} {isolate(name)}. All rights reserved.
        </p>
        {listLastLinks(extraPages).map(({ to, text }) => (
          <Link className="target" key={to} to={to}>
            {text}
          </Link>
        ))}
      </div>
    </footer>
  )
}

function FooterMenu({ title, links }: { title: string; links: readonly MenuLink[] }) {
  const heading = useId()
  return (
    <nav aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <ul className="foot-list">
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link className="target" to={to}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
