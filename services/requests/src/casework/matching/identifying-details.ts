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
/** Ordinary words of two letters. Capitalized within a sentence they are names, as in East Asia. */
const shortWords = new Set(
  'am an as at be by do go he if in is it me my no of on or so to up us we'.split(' '),
)
/** Scripts without spaces between words, or with endings at them: a name stands anywhere. */
const unspacedName =
  /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}ー]{2,}$/u
/** A number said without its area still finds its telephone. */
const localPhoneDigits = 7

type IdentifyingAnswers = Pick<RequestPayload, 'email' | 'phone' | 'helper' | 'additionalDetails'>

/** One sentence for each kind of detail that must go; none when nothing identifies anybody. */
export function findIdentifyingDetails(
  text: string,
  parties: readonly Party[],
  { email, phone, helper, additionalDetails }: IdentifyingAnswers,
): string[] {
  const mentions = createNameSearch(text)
  const findNameWords = (names: readonly string[]) =>
    names.flatMap((name) => normalizeText(name).trim().split(' ')).filter(mentions)
  const findNames = (role: Party['role']) =>
    parties.filter((party) => party.role === role).flatMap((party) => findNameWords(listPartyNames(party)))
  const sentence = (subject: string, words: string[]) =>
    words.length > 0 && `It holds ${subject}: ${[...new Set(words)].join(', ')}`
  return [
    sentence("the applicant's name", findNames('applicant')),
    sentence("the other side's name", findNames('other side')),
    sentence('the name of a further party', findNames('further party')),
    sentence("the helper's name", helper ? findNameWords([helper.name]) : []),
    containsEmail(text, email) && "It holds the applicant's email address",
    containsPhone(text, phone) && "It holds the applicant's telephone number",
    containsAddress(text, additionalDetails?.postalAddress) && "It holds the applicant's postal address",
    helper &&
      (containsEmail(text, helper.contact) || containsPhone(text, helper.contact)) &&
      "It holds the helper's phone or email",
  ].filter((detail) => typeof detail === 'string')
}

/** Tells of a word of a name whether the summary has it; never of a generic one. */
function createNameSearch(text: string): (word: string) => boolean {
  const normalized = normalizeText(text)
  const shortNames = new Set(listShortNames(text))
  return (word) => {
    if (genericWords.has(word)) return false
    if (unspacedName.test(word)) return normalized.includes(word)
    return shortNames.has(word) || (word.length >= minNameLength && normalized.includes(` ${word} `))
  }
}

/** The words of two letters that begin with a capital for no other reason than that they are names. */
const listShortNames = (text: string): string[] =>
  [...text.matchAll(/(?<![\p{L}\p{M}\p{N}])\p{Lu}\p{M}*\p{L}\p{M}*(?![\p{L}\p{M}\p{N}])/gu)].flatMap(
    ({ 0: word, index }) => {
      const folded = normalizeText(word).trim()
      return shortWords.has(folded) && beginsSentence(text.slice(0, index)) ? [] : [folded]
    },
  )

/** Whether the next word begins a sentence. "Mr." and "Ms." end none. */
const beginsSentence = (before: string) =>
  /(?:^|[.!?:;\n"“])\s*$/u.test(before) && !/\bM(?:r|s|rs|x)\.\s*$/u.test(before)

const containsEmail = (text: string, email: string) =>
  email !== '' && text.toLowerCase().includes(email.toLowerCase())

/** A short line may be no more than the name of a town. */
const containsAddress = (text: string, address = '') =>
  address
    .split('\n')
    .map((line) => normalizeText(line))
    .some((line) => /\d/.test(line) && line.trim().length > 5 && normalizeText(text).includes(line))

function containsPhone(text: string, phone: string): boolean {
  const local = phone.replace(/\D/g, '').slice(-localPhoneDigits)
  // Without the spaces and signs between digits, so that a number is one word.
  const numbers = text.replace(/(?<=\d)[\s().+/-]+(?=\d|\()/g, '')
  return local.length === localPhoneDigits && numbers.replace(/[()]/g, '').includes(local)
}
