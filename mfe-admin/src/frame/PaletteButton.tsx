/** Opens the command palette, as Ctrl+K does. */
import { Button, Tooltip } from 'antd'
import { Search } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useOnDemand } from './use-on-demand.ts'

const loadPalette = () => import(/* webpackChunkName: "admin-command-palette" */ './CommandPalette.tsx')

/** Whether somebody is in a dialog: one that is closing has given the focus back, and is still there for a moment. */
function isInDialog(): boolean {
  const { activeElement, body } = document
  const dialog = '[aria-modal="true"]'
  if (!activeElement || activeElement === body) return document.querySelector(dialog) !== null
  return activeElement.closest(dialog) !== null
}

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey

export function PaletteButton() {
  const [isOpen, setOpen] = useState(false)
  const CommandPalette = useOnDemand(isOpen, loadPalette)
  const opener = useRef<Element>(null)
  const open = useCallback(() => {
    opener.current = document.activeElement
    setOpen(true)
  }, [])

  function onClosed(hasGone: boolean) {
    setOpen(false)
    if (!hasGone && opener.current instanceof HTMLElement) opener.current.focus()
  }

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      // Another window comes first: it may hold what is not saved.
      if (!isShortcut(event) || isInDialog()) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [open])

  return (
    <>
      <Tooltip title="Search the portal (Ctrl+K)">
        <Button
          icon={<Search size={18} aria-hidden />}
          aria-label="Search the portal"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={open}
        />
      </Tooltip>
      {CommandPalette && <CommandPalette onClosed={onClosed} />}
    </>
  )
}
