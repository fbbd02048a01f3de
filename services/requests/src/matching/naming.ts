/** Finds what would tell an attorney whom a request is about: names, an e-mail address, a telephone. */
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
export function tellingIn(text: string, { name, email, phone, more }: Told): string[] {
  const said = plain(text)
  const theirs = namesIn(said, name)
  const otherSide = namesIn(said, more?.otherSide ?? '')
  return [
    theirs && `It holds the applicant's name: ${theirs}`,
    otherSide && `It holds the other side's name: ${otherSide}`,
    text.toLowerCase().includes(email.toLowerCase()) && "It holds the applicant's email address",
    holdsPhone(text, phone) && "It holds the applicant's telephone number",
  ].filter((found) => typeof found === 'string' && found !== '') as string[]
}

function namesIn(said: string, name: string): string {
  const words = plain(name).trim().split(' ')
  const telling = words.filter((word) => word.length >= shortestName && !ofNobody.has(word))
  return [...new Set(telling)].filter((word) => said.includes(` ${word} `)).join(', ')
}

function holdsPhone(text: string, phone: string): boolean {
  const local = phone.replace(/\D/g, '').slice(-localDigits)
  // What people write between digits, taken out, so that one number is one.
  const numbers = text.replace(/(?<=\d)[\s().+/-]+(?=\d|\()/g, '')
  return local.length === localDigits && numbers.replace(/[()]/g, '').includes(local)
}
