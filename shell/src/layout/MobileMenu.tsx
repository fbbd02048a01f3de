/**
 * All pages for thumbs. With scripts a drawer slides in: a modal dialog, so the browser keeps the focus inside,
 * closes it by Escape and gives the focus back. Without them, a list that folds out under the bar.
 */
import { LinkButton, Logo, useIsHydrated } from '@access/kit'
import { Menu, X } from 'lucide-react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { MenuLinks } from './MenuLinks.tsx'
import { allPages, checkRequest, requestLegalAid, searchPage } from './navigation.ts'

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
        <nav className="drawer-list" aria-label="All pages">
          <MenuLinks links={[...allPages, searchPage, checkRequest]} />
          <LinkButton variant="accent" to={requestLegalAid.to}>
            {requestLegalAid.text}
          </LinkButton>
        </nav>
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
        <nav className="drawer-list" aria-label="All pages">
          <MenuLinks links={[...allPages, searchPage, checkRequest]} onNavigate={close} />
          <LinkButton variant="accent" to={requestLegalAid.to} onClick={close}>
            {requestLegalAid.text}
          </LinkButton>
        </nav>
      </div>
    </dialog>
  )
}
