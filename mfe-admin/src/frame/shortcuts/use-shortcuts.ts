/** Keyboard shortcuts of a single character, which an account can switch off (WCAG 2.1.4). */

import type { Permission } from '@access/service-kit/roles/roles.rules'
import { useEffect } from 'react'
import { useStableCallback } from '../../data/use-stable-callback.ts'
import { useAccountPreference } from '../../session/use-account-preference.ts'

/** Whether they are on, and how to switch them. */
export function useShortcutsEnabled(): [boolean, (isEnabled: boolean) => void] {
  const [value, setValue] = useAccountPreference('shortcuts', 'on')
  return [value === 'on', (isEnabled) => setValue(isEnabled ? 'on' : 'off')]
}

/** What each key does while a screen is shown; nothing while somebody types, or in a window above it. */
export function useShortcuts(shortcuts: Partial<Record<ShortcutKey, () => void>>): void {
  const [isEnabled] = useShortcutsEnabled()
  const onKeyDown = useStableCallback((event: KeyboardEvent) => {
    const act = Object.hasOwn(shortcuts, event.key) ? shortcuts[event.key as ShortcutKey] : undefined
    if (!act || isMeantForOthers(event)) return
    // The character would be typed where the focus is about to go.
    event.preventDefault()
    act()
  })
  useEffect(() => {
    if (!isEnabled) return
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isEnabled, onKeyDown])
}

const typingElements =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [aria-modal="true"]'

const isMeantForOthers = ({ defaultPrevented, ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  defaultPrevented ||
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof Element && target.closest(typingElements) !== null)

/** One of them, and what somebody needs to use it. */
type Shortcut<Key extends string> = { key: Key; action: string; permission?: Permission }

const define = <const Key extends string>(shortcuts: readonly Shortcut<Key>[]) => shortcuts

/** The keyboard shortcuts of the queue, in the order in which they are explained. */
export const shortcutList = define([
  { key: 'j', action: 'Go to the next request' },
  { key: 'k', action: 'Go to the previous request' },
  { key: 'o', action: 'Open the request' },
  { key: 'a', action: 'Assign the request to me', permission: 'assignRequests' },
  { key: 'x', action: 'Select or deselect the request' },
  { key: 'b', action: 'Go to the bulk actions for the selected requests' },
  { key: 'n', action: 'Preview the request, then the next' },
  { key: '/', action: 'Search' },
  { key: 'u', action: 'Undo the last change, while it is offered' },
  { key: '?', action: 'Show this list' },
])

type ShortcutKey = (typeof shortcutList)[number]['key']
