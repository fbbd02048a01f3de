/** Keyboard shortcuts of a single character, which an account can switch off (WCAG 2.1.4). */
import { useEffect } from 'react'
import { useStableCallback } from '../../data/use-stable-callback.ts'
import { useAccountPreference } from '../../session/use-account-preference.ts'
import type { ShortcutKey } from './shortcut-list.ts'

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
