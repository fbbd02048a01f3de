/** Finds what would tell an attorney whom a request is about: names, an e-mail address, a telephone. */
import type { Party } from '../conflicts/parties.ts'
import { namesIn } from '../conflicts/party.ts'
import type { Told } from '../legal-aid-requests/legal-aid-request.ts'
import { plain } from './plain.ts'

/** What is found in names and tells nobody apart. */
const ofNobody = new Set(
  'the and for from her his our their with mrs miss inc llc ltd corp company companies property properties management landlord owner employer boss husband wife partner father mother son daughter brother sister city county state court school police department agency bank apartments housing group services office unknown none not sure'.split(
    ' ',
  ),
)

const shortestName = 3
/** A number said without its area still finds its telephone. */
const localDigits = 7

/** The sentences that say what must go, one for each kind of thing; none when nothing tells. */
export function tellingIn(
  text: string,
  parties: readonly Party[],
  { email, phone }: Pick<Told, 'email' | 'phone'>,
): string[] {
  const said = plain(text)
  const named = (role: Party['role']) =>
    parties.filter((party) => party.role === role).flatMap((party) => wordsOf(said, namesIn(party)))
  const sentence = (whose: string, words: string[]) =>
    words.length > 0 && `It holds ${whose}: ${[...new Set(words)].join(', ')}`
  return [
    sentence("the applicant's name", named('applicant')),
    sentence("the other side's name", named('other side')),
    sentence('the name of a further party', named('further party')),
    email !== '' &&
      text.toLowerCase().includes(email.toLowerCase()) &&
      "It holds the applicant's email address",
    holdsPhone(text, phone) && "It holds the applicant's telephone number",
  ].filter((found) => found !== false)
}

/** The words of names that were said, but for those that tell nobody apart. */
const wordsOf = (said: string, names: readonly string[]): string[] =>
  names
    .flatMap((name) => plain(name).trim().split(' '))
    .filter((word) => word.length >= shortestName && !ofNobody.has(word) && said.includes(` ${word} `))

function holdsPhone(text: string, phone: string): boolean {
  const local = phone.replace(/\D/g, '').slice(-localDigits)
  // What people write between digits, taken out, so that one number is one.
  const numbers = text.replace(/(?<=\d)[\s().+/-]+(?=\d|\()/g, '')
  return local.length === localDigits && numbers.replace(/[()]/g, '').includes(local)
}
