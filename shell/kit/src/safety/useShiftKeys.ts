/** Shift, pressed three times on its own, leaves the site: it can be found without looking. */
import { useEffect, useState } from 'react'

/** How often Shift is pressed, and how long each press waits for the next, in milliseconds. */
export const shiftRules = { presses: 3, patience: 5000 } as const

const said = {
  pressTwoMore: 'Shift, press 2 more times to leave.',
  pressOneMore: 'Shift, press 1 more time to leave.',
  expired: 'Leaving by Shift key has expired.',
} as const

/** Calls `leave` at the third press; returns what is to be said about the presses so far. */
export function useShiftKeys(leave: () => void): string {
  const [words, setWords] = useState('')

  useEffect(() => {
    let presses = 0
    let wasModifier = false
    let timer: ReturnType<typeof setTimeout> | undefined

    function wait(then: () => void) {
      clearTimeout(timer)
      timer = setTimeout(then, shiftRules.patience)
    }
    function expire() {
      presses = 0
      setWords(said.expired)
      wait(() => setWords(''))
    }
    function startAgain() {
      if (presses === 0) return
      presses = 0
      clearTimeout(timer)
      setWords('')
    }
    function released({ key, shiftKey }: KeyboardEvent) {
      if (key !== 'Shift') startAgain()
      else if (!wasModifier) pressed()
      // A key let go while Shift is down: the Shift that follows wrote a capital letter and is no press of its own.
      wasModifier = shiftKey
    }
    function pressed() {
      presses += 1
      if (presses === shiftRules.presses) {
        presses = 0
        clearTimeout(timer)
        setWords('')
        leave()
        return
      }
      setWords(presses === 1 ? said.pressTwoMore : said.pressOneMore)
      wait(expire)
    }
    // Shift held while one clicks selects text.
    function clicked({ shiftKey }: MouseEvent) {
      if (shiftKey) wasModifier = true
    }

    document.addEventListener('keyup', released, true)
    document.addEventListener('mousedown', clicked, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keyup', released, true)
      document.removeEventListener('mousedown', clicked, true)
    }
  }, [leave])

  return words
}
