/** The initials that an organisation may be known by: HPD is a Department of Housing Preservation and Development. */
import { isJoining } from './organisationWords.ts'

const places = [
  'city of new york',
  'state of new york',
  'new york city',
  'new york state',
  'new york',
  'united states',
]
/** What kind of office it is: it goes without saying. */
const offices = new Set('department administration office bureau division board agency'.split(' '))

/** Its words without the place that it is an office of. */
export function withoutPlace(words: string[]): string[] {
  const name = words.join(' ')
  const place = places.find((place) => name.startsWith(`${place} `))
  return place ? withoutJoining(words.slice(place.split(' ').length)) : words
}

const withoutJoining = ([word, ...more]: string[]): string[] =>
  word !== undefined && isJoining(word) ? withoutJoining(more) : word === undefined ? [] : [word, ...more]

/** Of all its words or the main ones, with and without the place and the kind of office; three letters or more. */
export function initialsIn(words: string[]): string[] {
  const local = withoutPlace(words)
  const plain = offices.has(local[0] ?? '') ? withoutJoining(local.slice(1)) : local
  // NYPD is the police of New York, though the city's.
  const cityless = words.filter((word, place) => !(word === 'city' && words[place - 1] === 'york'))
  const ways = [words, local, plain, cityless].flatMap((way) => [way, way.filter((word) => !isJoining(word))])
  // 'NYC HRA' has its initials already.
  const initials = [
    ...ways.map((way) => way.map(([letter]) => letter).join('')),
    local.length === 1 ? local[0]! : '',
  ]
  return [...new Set(initials)].filter((letters) => letters.length >= 3 && letters.length <= 8)
}
