/** A header entry that opens: by click or key with scripts, by the browser itself without them. */
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { currentAt, type MenuLink } from './navigation.ts'
import { useHydrated } from './useHydrated.ts'

export function AboutMenu({ text, links }: { text: string; links: readonly MenuLink[] }) {
  const { pathname } = useLocation()
  const current = links.some((link) => currentAt(pathname, link)) || undefined
  const face = (
    <>
      {text} <ChevronDown className="icon" aria-hidden="true" />
    </>
  )
  return useHydrated() ? (
    <Opening face={face} links={links} current={current} />
  ) : (
    <details className="has-menu">
      <summary className="nav-link" data-current={current}>
        {face}
      </summary>
      <Entries links={links} />
    </details>
  )
}

function Opening({
  face,
  links,
  current,
}: {
  face: ReactNode
  links: readonly MenuLink[]
  current: true | undefined
}) {
  const menuId = useId()
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  // Going to another page closes it.
  const open = openAt === pathname

  useEffect(() => {
    if (!open) return
    const close = (why: Event) => {
      if (why instanceof KeyboardEvent) {
        if (why.key !== 'Escape') return
        button.current?.focus()
      } else if (place.current?.contains(why.target as Node)) return
      setOpenAt(null)
    }
    const reasons = ['keydown', 'pointerdown', 'focusin'] as const
    for (const reason of reasons) document.addEventListener(reason, close)
    return () => {
      for (const reason of reasons) document.removeEventListener(reason, close)
    }
  }, [open])

  return (
    <div className="has-menu" ref={place}>
      <button
        ref={button}
        className="nav-link"
        type="button"
        aria-expanded={open}
        aria-controls={menuId}
        data-current={current}
        onClick={() => setOpenAt(open ? null : pathname)}
      >
        {face}
      </button>
      <Entries id={menuId} links={links} hidden={!open} onFollow={() => setOpenAt(null)} />
    </div>
  )
}

function Entries({
  links,
  onFollow,
  ...rest
}: {
  links: readonly MenuLink[]
  id?: string
  hidden?: boolean
  onFollow?: () => void
}) {
  const { pathname } = useLocation()
  return (
    <div className="menu" {...rest}>
      {links.map((link) => (
        <Link key={link.to} to={link.to} aria-current={currentAt(pathname, link)} onClick={onFollow}>
          <b>{link.text}</b> <span>{link.about}</span>
        </Link>
      ))}
    </div>
  )
}
