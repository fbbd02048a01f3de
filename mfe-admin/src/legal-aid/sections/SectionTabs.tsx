/** The sections of a request as tabs, as the WAI-ARIA Authoring Practices describe them: chosen by the arrow keys. */
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { type SectionId, sections } from '../request/section.ts'
import styles from './sections.module.css'

const getTabId = (id: SectionId) => `tab-${id}`
const getPanelId = (id: SectionId) => `panel-${id}`

export function SectionTabs({
  section,
  onSelect,
  panels,
  marks,
}: {
  section: SectionId
  onSelect(section: SectionId): void
  /** What each shows; a section without one is left out. */
  panels: Partial<Record<SectionId, ReactNode>>
  /** How much there is, or what waits. */
  marks: Partial<Record<SectionId, string | number | false>>
}) {
  const tabs = sections.filter(({ id }) => panels[id])
  const current = panels[section] ? section : tabs[0]!.id
  // What was typed in a section stays while another is open.
  const [opened, setOpened] = useState(new Set<SectionId>())
  if (!opened.has(current)) setOpened(new Set([...opened, current]))

  function handleKey(event: KeyboardEvent) {
    const index = tabs.findIndex(({ id }) => id === current)
    const indexes: Record<string, number> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: -1,
    }
    const next = event.key in indexes && tabs.at(indexes[event.key]! % tabs.length)
    if (!next) return
    event.preventDefault()
    onSelect(next.id)
    document.getElementById(getTabId(next.id))?.focus()
  }

  return (
    <>
      <div role="tablist" aria-label="Sections of the request" className={styles.tabs}>
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={getTabId(id)}
            aria-selected={id === current}
            aria-controls={getPanelId(id)}
            tabIndex={id === current ? 0 : -1}
            className={styles.tab}
            onClick={() => onSelect(id)}
            onKeyDown={handleKey}
          >
            {label}
            {marks[id] ? (
              <>
                {' '}
                <span className={styles.mark}>{marks[id]}</span>
              </>
            ) : null}
          </button>
        ))}
      </div>
      {tabs.map(({ id }) => (
        <div
          key={id}
          role="tabpanel"
          id={getPanelId(id)}
          aria-labelledby={getTabId(id)}
          hidden={id !== current}
          className={styles.panel}
        >
          {opened.has(id) && panels[id]}
        </div>
      ))}
    </>
  )
}
