/** Finds details in a summary that identify the applicant, a helper or another party: names, addresses, numbers. */

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
  { email, phone, helper }: Pick<RequestPayload, 'email' | 'phone' | 'helper'>,
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
    sentence("the helper's name", helper ? findNameWords(normalized, [helper.name]) : []),
    containsEmail(text, email) && "It holds the applicant's email address",
    containsPhone(text, phone) && "It holds the applicant's telephone number",
    helper &&
      (containsEmail(text, helper.contact) || containsPhone(text, helper.contact)) &&
      "It holds the helper's phone or email",
  ].filter((detail) => typeof detail === 'string')
}

/** The words of these names that the summary has, except generic ones. */
const findNameWords = (normalized: string, names: readonly string[]): string[] =>
  names
    .flatMap((name) => normalizeText(name).trim().split(' '))
    .filter(
      (word) => word.length >= minNameLength && !genericWords.has(word) && normalized.includes(` ${word} `),
    )

const containsEmail = (text: string, email: string) =>
  email !== '' && text.toLowerCase().includes(email.toLowerCase())

function containsPhone(text: string, phone: string): boolean {
  const local = phone.replace(/\D/g, '').slice(-localPhoneDigits)
  // Without what people write between digits, so that a number is one word.
  const numbers = text.replace(/(?<=\d)[\s().+/-]+(?=\d|\()/g, '')
  return local.length === localPhoneDigits && numbers.replace(/[()]/g, '').includes(local)
}
