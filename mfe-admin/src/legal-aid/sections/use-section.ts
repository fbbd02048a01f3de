/** The section in the address, and how to get to a card of another one. */

import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type SectionId, sections, type Target } from '../request/section.ts'

const parameter = 'tab'
/** The first section has no parameter. */
const firstSection = sections[0].id

export function useSection() {
  const [parameters, setParameters] = useSearchParams()
  const [target, setTarget] = useState<Target | null>(null)
  const requestedId = parameters.get(parameter)
  const section = sections.find(({ id }) => id === requestedId)?.id ?? firstSection

  function openSection(next: SectionId) {
    if (next === section) return
    const changed = new URLSearchParams(parameters)
    if (next === firstSection) changed.delete(parameter)
    else changed.set(parameter, next)
    setParameters(changed)
  }

  useEffect(() => {
    if (!target || target.section !== section) return
    // A section that is opened for the first time is drawn after its tab.
    const timer = setTimeout(() => {
      focusCard(target.cardId)
      setTarget(null)
    })
    return () => clearTimeout(timer)
  }, [target, section])

  return {
    section,
    openSection,
    /** Opens the section of the card, and puts the focus on its first control. */
    goTo(next: Target) {
      openSection(next.section)
      setTarget(next)
    },
  }
}

/**
 * The control comes into the middle: the head and the rail cover the edges. Where a card has nothing to do in it, or
 * is not there, the focus is on the tab of its section.
 */
export function focusCard(id: string) {
  const card = document.getElementById(id)
  const control = card?.querySelector<HTMLElement>('textarea, select, input, button, a')
  const tab = document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')
  ;(control ?? tab)?.focus({ preventScroll: true })
  ;(control ?? card ?? tab)?.scrollIntoView({ block: 'center' })
}
