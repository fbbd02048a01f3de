/** Leads to a section of the settings: its name is in the address, so that a link from elsewhere leads there as well. */
import { Anchor } from 'antd'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useIsNarrow } from '../components/use-display-preferences.ts'
import { settingsSections } from './settings-sections.tsx'

const items = settingsSections.map(({ slug, title }) => ({ key: slug, href: `#${slug}`, title }))

export function SectionLinks() {
  const isNarrow = useIsNarrow()
  const navigate = useNavigate()
  const { hash } = useLocation()

  useEffect(() => {
    if (!hash) return
    const section = document.getElementById(hash.slice(1))
    section?.scrollIntoView({ block: 'start' })
    section?.focus({ preventScroll: true })
  }, [hash])

  return (
    <nav aria-label="Sections of the settings">
      <Anchor
        affix={false}
        // As far below the top as a section comes to stand.
        bounds={120}
        direction={isNarrow ? 'horizontal' : 'vertical'}
        items={items}
        onClick={(event, { href }) => {
          // The router changes the address: it knows what must be asked before one leaves.
          event.preventDefault()
          navigate(href, { replace: true, preventScrollReset: true })
        }}
      />
    </nav>
  )
}
