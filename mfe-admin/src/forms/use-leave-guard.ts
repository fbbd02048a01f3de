/**
 * Guards what is typed and not saved. Going back asks the portal's question, a closed or reloaded tab the browser's, and
 * signing out asks first whether anything is guarded.
 */
import { type RefObject, useEffect, useRef } from 'react'

export type LeaveGuard = {
  /** Called when somebody goes back; the page stays. Without it, going back loses nothing. */
  onBack?: (() => void) | undefined
  /** Stores at once what is typed: there may be no later. */
  store?: (() => void) | undefined
}

/** The guards of this page, the innermost last: a dialog is asked about before the form below it. */
const guards: RefObject<LeaveGuard>[] = []

/** Whether something on this page is typed and not saved. */
export const isLeaveGuarded = () => guards.length > 0

/** Stores what is typed on this page, as far as it has a place. */
export function storeGuarded(): void {
  for (const { current } of guards) current.store?.()
}

/** Guards a form while `isGuarded`. */
export function useLeaveGuard(isGuarded: boolean, guard: LeaveGuard): void {
  const latest = useRef(guard)
  useEffect(() => {
    latest.current = guard
  })
  useEffect(() => (isGuarded ? addGuard(latest) : undefined), [isGuarded])
}

/** Returns what removes the guard. */
function addGuard(guard: RefObject<LeaveGuard>) {
  guards.push(guard)
  if (guards.length === 1) addEventListener('beforeunload', onUnload)
  // The same listener is added once.
  addEventListener('popstate', onPopState)
  if (guard.current.onBack) pushGuardEntry()
  return () => {
    guards.splice(guards.indexOf(guard), 1)
    if (guards.length === 0) removeEventListener('beforeunload', onUnload)
  }
}

function onUnload(event: BeforeUnloadEvent) {
  event.preventDefault()
  storeGuarded()
}

function onPopState() {
  const innermost = guards.findLast(({ current }) => current.onBack)
  const { behind, guard } = readState()
  const isBehindGuard = behind !== undefined && behind === currentGuard
  currentGuard = guard
  if (!isBehindGuard) return
  if (!innermost) return history.back()
  pushGuardEntry()
  innermost.current.onBack?.()
}

// Two history entries at the same URL, which the router does not tell apart: going back leads from the guard to the one
// behind it, without leaving the page. The guard stays when nothing is guarded any more: removing it would take a while, in
// which somebody may go on. Going back then leads past both.
function pushGuardEntry() {
  if (readState().guard === undefined) {
    const id = crypto.randomUUID()
    history.replaceState({ ...history.state, behind: id }, '')
    history.pushState({ ...history.state, behind: undefined, guard: id }, '')
  }
  currentGuard = readState().guard
}

/** The id of the guard that we are at; undefined elsewhere. */
let currentGuard: string | undefined

const readState = (): { guard?: string; behind?: string } => history.state ?? {}
