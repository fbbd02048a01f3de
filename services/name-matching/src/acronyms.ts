/** The initials that an organisation may be known by: HPD is a Department of Housing Preservation and Development. */

import { isStopWord } from './organisation-words.ts'
import { buildWordSet } from './words.ts'

const jurisdictions = [
  'city of new york',
  'state of new york',
  'new york city',
  'new york state',
  'new york',
  'united states',
]
/** What kind of office it is: it goes without saying. */
const agencyWords = buildWordSet('department administration office bureau division board agency')

/** Its words without the place that it is an office of. */
export function removeJurisdiction(words: string[]): string[] {
  const name = words.join(' ')
  const place = jurisdictions.find((place) => name.startsWith(`${place} `))
  return place ? removeLeadingStopWords(words.slice(place.split(' ').length)) : words
}

function removeLeadingStopWords(words: string[]): string[] {
  const start = words.findIndex((word) => !isStopWord(word))
  return start < 0 ? [] : words.slice(start)
}

/** Of all its words or the main ones, with and without the place and the kind of office; three letters or more. */
export function computeAcronyms(words: string[]): string[] {
  const local = removeJurisdiction(words)
  const withoutAgencyWord = agencyWords.has(local[0] ?? '') ? removeLeadingStopWords(local.slice(1)) : local
  // NYPD is the police of New York, though the city's.
  const withoutCity = words.filter((word, place) => !(word === 'city' && words[place - 1] === 'york'))
  const variants = [words, local, withoutAgencyWord, withoutCity].flatMap((variant) => [
    variant,
    variant.filter((word) => !isStopWord(word)),
  ])
  // 'NYC HRA' has its initials already.
  const acronyms = [
    ...variants.map((variant) => variant.map(([letter]) => letter).join('')),
    local.length === 1 ? local[0]! : '',
  ]
  return [...new Set(acronyms)].filter((letters) => letters.length >= 3 && letters.length <= 8)
}
