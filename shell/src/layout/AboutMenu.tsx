/** A header entry that opens: by click or key with scripts, by the browser itself without them. */

import { useIsHydrated } from '@access/kit'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { getAriaCurrent, type MenuLink } from './navigation.ts'

export function AboutMenu({ text, links }: { text: string; links: readonly MenuLink[] }) {
  const { pathname } = useLocation()
  const current = links.some((link) => getAriaCurrent(pathname, link)) || undefined
  const label = (
    <>
      {text} <ChevronDown className="icon" aria-hidden="true" />
    </>
  )
  return useIsHydrated() ? (
    <MenuButton label={label} links={links} current={current} />
  ) : (
    <details className="has-menu">
      <summary className="nav-link" data-current={current}>
        {label}
      </summary>
      <MenuEntries links={links} />
    </details>
  )
}

function MenuButton({
  label,
  links,
  current,
}: {
  label: ReactNode
  links: readonly MenuLink[]
  current: true | undefined
}) {
  const menuId = useId()
  const container = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { pathname } = useLocation()
  const [openPathname, setOpenPathname] = useState<string | null>(null)
  // Going to another page closes it.
  const open = openPathname === pathname

  useEffect(() => {
    if (!open) return
    const close = (event: Event) => {
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return
        button.current?.focus()
      } else if (container.current?.contains(event.target as Node)) return
      setOpenPathname(null)
    }
    const eventTypes = ['keydown', 'pointerdown', 'focusin'] as const
    for (const eventType of eventTypes) document.addEventListener(eventType, close)
    return () => {
      for (const eventType of eventTypes) document.removeEventListener(eventType, close)
    }
  }, [open])

  return (
    <div className="has-menu" ref={container}>
      <button
        ref={button}
        className="nav-link"
        type="button"
        aria-expanded={open}
        aria-controls={menuId}
        data-current={current}
        onClick={() => setOpenPathname(open ? null : pathname)}
      >
        {label}
      </button>
      <MenuEntries id={menuId} links={links} hidden={!open} onNavigate={() => setOpenPathname(null)} />
    </div>
  )
}

function MenuEntries({
  links,
  onNavigate,
  ...rest
}: {
  links: readonly MenuLink[]
  id?: string
  hidden?: boolean
  onNavigate?: () => void
}) {
  const { pathname } = useLocation()
  return (
    <div className="menu" {...rest}>
      {links.map((link) => (
        <Link key={link.to} to={link.to} aria-current={getAriaCurrent(pathname, link)} onClick={onNavigate}>
          <b>{link.text}</b> <span>{link.description}</span>
        </Link>
      ))}
    </div>
  )
}
