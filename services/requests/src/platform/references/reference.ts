/** The references by which people name their request, message or registration. */
import { randomInt } from 'node:crypto'

// A reference is read out over the phone and copied by hand, so nothing in it looks or sounds like something else:
// no 0/O, 1/I/L, 2/Z, 5/S, 8/B, U/V.
const letters = '34679ACDEFGHJKMNPQRTWXY'

const generateLetters = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')

/** A new reference, like LA-7K4M-93XH: says nothing about when or by whom it was made, and cannot be guessed. */
export const generateReference = (kind: 'LA' | 'CM' | 'EV') =>
  `${kind}-${generateLetters()}-${generateLetters()}`
