/**
 * All pages for thumbs. With scripts a drawer slides in: a modal dialog, so the browser keeps the focus inside,
 * closes it by Escape and gives the focus back. Without them, a list that folds out under the bar.
 */
import { LinkButton, Logo, useIsHydrated } from '@access/kit'
import { Menu, X } from 'lucide-react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { allPages, checkRequest, getAriaCurrent, requestLegalAid, searchPage } from './navigation.ts'

export function MobileMenu() {
  const [open, setOpen] = useState(false)
  const isHydrated = useIsHydrated()
  const label = (
    <>
      <Menu className="icon" aria-hidden="true" /> Menu
    </>
  )

  if (!isHydrated)
    return (
      <details className="drawer-fold">
        <summary className="burger">{label}</summary>
        <AllPages />
      </details>
    )

  return (
    <>
      <button
        className="burger"
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {label}
      </button>
      {open && <Drawer onClose={() => setOpen(false)} />}
    </>
  )
}

function Drawer({ onClose }: { onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const closing = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    closing.current?.focus()
  }, [])
  const close = () => dialog.current?.close()
  const closeFromOutside = (click: MouseEvent) => click.target === dialog.current && close()

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; keys have Escape and the button
    <dialog className="drawer" ref={dialog} aria-label="Menu" onClose={onClose} onClick={closeFromOutside}>
      <div className="drawer-sheet">
        <div className="drawer-top">
          <Logo />
          <button ref={closing} className="btn-icon" type="button" aria-label="Close menu" onClick={close}>
            <X className="icon" aria-hidden="true" />
          </button>
        </div>
        <AllPages onNavigate={close} />
      </div>
    </dialog>
  )
}

/** Links that know where one is, each with what lies behind it where that is said. */
function AllPages({ onNavigate }: { onNavigate?: () => void }) {
  const { pathname } = useLocation()
  return (
    <nav className="drawer-list" aria-label="All pages">
      <ul className="drawer-links">
        {[...allPages, searchPage, checkRequest].map((link) => (
          <li key={link.to}>
            <Link to={link.to} aria-current={getAriaCurrent(pathname, link)} onClick={onNavigate}>
              {link.text}
              {link.description && <span> {link.description}</span>}
            </Link>
          </li>
        ))}
      </ul>
      <LinkButton variant="accent" to={requestLegalAid.to} onClick={onNavigate}>
        {requestLegalAid.text}
      </LinkButton>
    </nav>
  )
}
