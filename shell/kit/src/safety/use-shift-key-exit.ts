/** Shift, pressed three times on its own, leaves the site: it can be found without looking. */
import { useEffect, useState } from 'react'

/** How often Shift is pressed, and how long each press waits for the next, in milliseconds. */
export const shiftRules = { requiredPresses: 3, timeout: 5000 } as const

const announcements = {
  pressTwoMore: 'Shift, press 2 more times to leave.',
  pressOneMore: 'Shift, press 1 more time to leave.',
  expired: 'Leaving by Shift key has expired.',
} as const

/** Calls `leaveSite` at the third press; returns the announcement about the presses so far. */
export function useShiftKeyExit(leaveSite: () => void): string {
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    let presses = 0
    let wasModifier = false
    let timer: ReturnType<typeof setTimeout> | undefined

    function schedule(callback: () => void) {
      clearTimeout(timer)
      timer = setTimeout(callback, shiftRules.timeout)
    }
    function expire() {
      presses = 0
      setAnnouncement(announcements.expired)
      schedule(() => setAnnouncement(''))
    }
    function reset() {
      if (presses === 0) return
      presses = 0
      clearTimeout(timer)
      setAnnouncement('')
    }
    function onKeyUp({ key, shiftKey }: KeyboardEvent) {
      if (key !== 'Shift') reset()
      else if (!wasModifier) countPress()
      // A key let go while Shift is down: the Shift that follows wrote a capital letter and is no press of its own.
      wasModifier = shiftKey
    }
    function countPress() {
      presses += 1
      if (presses === shiftRules.requiredPresses) {
        presses = 0
        clearTimeout(timer)
        setAnnouncement('')
        leaveSite()
        return
      }
      setAnnouncement(presses === 1 ? announcements.pressTwoMore : announcements.pressOneMore)
      schedule(expire)
    }
    // Shift held while one clicks selects text.
    function onMouseDown({ shiftKey }: MouseEvent) {
      if (shiftKey) wasModifier = true
    }

    document.addEventListener('keyup', onKeyUp, true)
    document.addEventListener('mousedown', onMouseDown, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keyup', onKeyUp, true)
      document.removeEventListener('mousedown', onMouseDown, true)
    }
  }, [leaveSite])

  return announcement
}
