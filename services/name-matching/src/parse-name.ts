/** Reads a name as it was written down: a person or an organisation, in words that can be compared. */
import { computeAcronyms } from './acronyms.ts'
import { replaceKnownAlias, splitAliases } from './aliases.ts'
import { joinNamePrefixes, normalizeMacPrefix } from './name-prefixes.ts'
import {
  abbreviateLegalForms,
  expandAbbreviations,
  isLegalForm,
  isOrganisationName,
} from './organisation-words.ts'
import { buildWordSet, normalizeLetters, singularize, splitWords } from './words.ts'

/** A name in one of its readings: 'Ana Diaz (née Mora)' has two. */
export interface ParsedName {
  kind: 'person' | 'organisation'
  /** First names before surnames, without titles, suffixes, particles and legal forms. */
  words: string[]
  /** All of its letters in one, the particles too. */
  letters: string
  /** What an organisation may be known by; none for a person. */
  acronyms: string[]
  /** 'Mr.' or 'Dr.' stood before it, so that one word alone is a surname. */
  hasTitle: boolean
  /** Why it is not the whole of what was written; null where it is. */
  origin: 'known as' | 'one of several' | null
}

const titles = buildWordSet(
  'mr mrs ms miss mx dr prof rev fr sir hon judge senor senora sr sra srta don dona herr frau rabbi pastor imam mme mlle madame monsieur alhaji hajia chief atty attorney officer det detective sgt lt capt',
)
const suffixes = buildWordSet('jr sr ii iii iv md phd esq dds rn cpa')
const particles = buildWordSet(
  'de la las los del da das do dos di du van von der den ter ten zu al el ul bin ibn ben bint y e san st ste saint sainte mac mc o vda viuda',
)
const birthNameMarker = /\b(?:née|nee|born)\b/i

/** Every way in which a text names somebody. */
export function parseName(name: string): ParsedName[] {
  const parts = splitAliases(name)
  const [first = ''] = parts
  return parts.flatMap((part, index) => {
    const origin = index > 0 ? 'known as' : null
    if (birthNameMarker.test(part)) return parseBirthName(first, part)
    const severalNames = splitSeveralNames(part).flatMap((name) => parsePart(name, 'one of several'))
    // Two people are never one; two organisations may be one with a long name.
    const arePeople = severalNames.length > 0 && severalNames.every(({ kind }) => kind === 'person')
    return arePeople ? severalNames : [...parsePart(part, origin), ...severalNames]
  })
}

/** 'Peter Novak and Harbor Homes LLC' are two, 'Novak and Sons' is one. */
function splitSeveralNames(part: string): string[] {
  const names = part.split(/\s+(?:and|y|&)\s+/i)
  return names.length > 1 && names.every((name) => splitWords(name).length > 1) ? names : []
}

/** Before the wedding the first names were the same. */
function parseBirthName(first: string, part: string): ParsedName[] {
  const [currentPart = '', before = ''] = part.split(birthNameMarker)
  const [currentName] = parsePart(currentPart || first, null)
  const [birthName] = parsePart(before, 'known as')
  if (!currentName || !birthName) return [currentName, birthName].filter((parsed) => parsed !== undefined)
  const words =
    birthName.words.length > 1 ? birthName.words : [...currentName.words.slice(0, 1), ...birthName.words]
  return [currentName, { ...currentName, words, letters: words.join(''), origin: 'known as' }]
}

function parsePart(part: string, origin: ParsedName['origin']): ParsedName[] {
  const normalized = normalizeLetters(part)
    .replace(/(?<=[a-z])\.(?:com|org|net)\b/g, '')
    // A shop's number is not one that an office is known by, such as that of Local #237.
    .replace(
      /(?<!\b(?:local|lodge|post|council|district|board|precinct|school|chapter|ps) ?)#\s?(\d{3,})/g,
      ' store number$1',
    )
    .replace(/\b(store|branch|location) (?:no\.? ?|# ?)?(\d+)\b/g, '$1 number$2')
    .replace(/\bl\.?\s?l\.?\s?(c|p)\b/g, 'll$1')
    .replace(/\bp\.?\s?c\b\.?/g, 'pc')
    // 'M.a' as in Spain; 'ma.' needs its dot, for Ma is a surname.
    .replace(/\bm\.a\b|\bma\./g, 'maria')
  const words = splitWords(normalized)
  const aliasWords = replaceKnownAlias(joinSingleLetters(words))
  const isCompany = aliasWords !== null || isOrganisationName(words) || /. co\.$/.test(normalized)
  const parsed = isCompany ? parseOrganisation(aliasWords ?? words) : parsePerson(normalized)
  return parsed.words.length > 0 ? [{ ...parsed, origin }] : []
}

type ParsedWords = Omit<ParsedName, 'origin'>

function parseOrganisation(words: string[]): ParsedWords {
  const all = expandAbbreviations(joinSingleLetters(words))
  const remaining = abbreviateLegalForms(all)
    .filter((word) => !isLegalForm(word))
    .map(singularize)
  const nameWords = remaining.length > 0 ? remaining : words
  const acronyms = computeAcronyms(all)
  return { kind: 'organisation', words: nameWords, letters: nameWords.join(''), acronyms, hasTitle: false }
}

/** 'U.S.' is 'us'. */
const joinSingleLetters = (words: string[]) =>
  words
    .join(' ')
    .replace(/(?<=\b\p{L}) (?=\p{L}\b)/gu, '')
    .split(' ')

function parsePerson(normalized: string): ParsedWords {
  const [before = '', after = ''] = normalized.split(/,(.*)/s)
  const givenWords = splitWords(after).filter((word) => !suffixes.has(word))
  const words = givenWords.length > 0 ? [...givenWords, ...splitWords(before)] : splitWords(before)
  const untitled = words.slice(words.findIndex((word) => !titles.has(word)))
  const last = untitled.findLastIndex((word) => !suffixes.has(word))
  const nameWords = joinNamePrefixes(untitled.slice(0, last < 1 ? undefined : last + 1))
  return {
    kind: 'person',
    words: splitInitials(removeParticles(nameWords)).map(normalizeMacPrefix),
    letters: nameWords.map(normalizeMacPrefix).join(''),
    acronyms: [],
    hasTitle: untitled.length < words.length,
  }
}

/** Where enough is left: 'Van' alone is a name. */
function removeParticles(words: string[]): string[] {
  const remaining = words.filter(
    (word, index) => index === words.length - 1 || index === 0 || !particles.has(word),
  )
  const [first = '', ...rest] = remaining
  return particles.has(first) && rest.length > 1 ? rest : remaining
}

/** 'JC Mora' is 'J. C. Mora'; Ng is a name. */
function splitInitials(words: string[]): string[] {
  const [first = '', ...rest] = words
  const areLetters = rest.length > 0 && /^[^\Waeiouy]{2}$/.test(first) && first !== 'ng'
  return areLetters ? [...first, ...rest] : words
}
