/** A header entry that opens by the browser itself; scripts close it once the reader is done with it. */

import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { getAriaCurrent, type MenuLink } from './navigation.ts'

export function AboutMenu({ text, links }: { text: string; links: readonly MenuLink[] }) {
  const { pathname } = useLocation()
  const current = links.some((link) => getAriaCurrent(pathname, link)) || undefined
  const menu = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const closeMenu = (event: Event) => {
      if (!menu.current?.open) return
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return
        menu.current.querySelector('summary')?.focus()
      } else if (menu.current.contains(event.target as Node)) return
      menu.current.open = false
    }
    const eventTypes = ['keydown', 'pointerdown', 'focusin'] as const
    for (const eventType of eventTypes) document.addEventListener(eventType, closeMenu)
    return () => {
      for (const eventType of eventTypes) document.removeEventListener(eventType, closeMenu)
    }
  }, [])

  // The key closes it on another page, and the links on the page one is already on.
  return (
    <details key={pathname} className="has-menu" ref={menu}>
      <summary className="nav-link" data-current={current}>
        {text} <ChevronDown className="icon" aria-hidden="true" />
      </summary>
      <div className="menu">
        {links.map((link) => (
          <Link
            key={link.to}
            to={link.to}
            aria-current={getAriaCurrent(pathname, link)}
            onClick={() => menu.current?.removeAttribute('open')}
          >
            <b>{link.text}</b> <span>{link.description}</span>
          </Link>
        ))}
      </div>
    </details>
  )
}
