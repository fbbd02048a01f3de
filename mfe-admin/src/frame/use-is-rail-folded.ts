/** Whether the rail shows its icons alone: chosen once, and remembered by this browser. */
import { useState } from 'react'

const storageKey = 'portal_rail'

export function useIsRailFolded(): [boolean, (isFolded: boolean) => void] {
  const [isFolded, setFolded] = useState(readIsFolded)
  return [
    isFolded,
    (next) => {
      setFolded(next)
      // Where storage is forbidden it holds for this page.
      try {
        localStorage.setItem(storageKey, next ? 'folded' : 'open')
      } catch {}
    },
  ]
}

function readIsFolded(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'folded'
  } catch {
    return false
  }
}
