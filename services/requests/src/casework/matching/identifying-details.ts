/** Finds details in a summary that identify the applicant or another party: names, an email address, a telephone. */

import type { RequestPayload } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import type { Party } from '../conflicts/parties.ts'
import { listPartyNames } from '../conflicts/party.entity.ts'
import { normalizeText } from './normalize-text.ts'

/** Words in names that identify nobody. */
const genericWords = new Set(
  'the and for from her his our their with mrs miss inc llc ltd corp company companies property properties management landlord owner employer boss husband wife partner father mother son daughter brother sister city county state court school police department agency bank apartments housing group services office unknown none not sure'.split(
    ' ',
  ),
)

const minNameLength = 3
/** A number said without its area still finds its telephone. */
const localPhoneDigits = 7

/** One sentence for each kind of detail that must go; none when nothing identifies anybody. */
export function findIdentifyingDetails(
  text: string,
  parties: readonly Party[],
  { email, phone }: Pick<RequestPayload, 'email' | 'phone'>,
): string[] {
  const normalized = normalizeText(text)
  const findNames = (role: Party['role']) =>
    parties
      .filter((party) => party.role === role)
      .flatMap((party) => findNameWords(normalized, listPartyNames(party)))
  const sentence = (subject: string, words: string[]) =>
    words.length > 0 && `It holds ${subject}: ${[...new Set(words)].join(', ')}`
  return [
    sentence("the applicant's name", findNames('applicant')),
    sentence("the other side's name", findNames('other side')),
    sentence('the name of a further party', findNames('further party')),
    email !== '' &&
      text.toLowerCase().includes(email.toLowerCase()) &&
      "It holds the applicant's email address",
    containsPhone(text, phone) && "It holds the applicant's telephone number",
  ].filter((detail) => detail !== false)
}

/** The words of these names that the summary has, except generic ones. */
const findNameWords = (normalized: string, names: readonly string[]): string[] =>
  names
    .flatMap((name) => normalizeText(name).trim().split(' '))
    .filter(
      (word) => word.length >= minNameLength && !genericWords.has(word) && normalized.includes(` ${word} `),
    )

function containsPhone(text: string, phone: string): boolean {
  const local = phone.replace(/\D/g, '').slice(-localPhoneDigits)
  // Without what people write between digits, so that a number is one word.
  const numbers = text.replace(/(?<=\d)[\s().+/-]+(?=\d|\()/g, '')
  return local.length === localPhoneDigits && numbers.replace(/[()]/g, '').includes(local)
}
