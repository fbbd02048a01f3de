/** Reads a name as it was written down: a person or an organisation, in words that can be compared. */
import { withKnownName } from './aliases.ts'
import { withBeginnings, withPlainEnds } from './compounds.ts'
import { withShortForms } from './inInitials.ts'
import { initialsIn } from './initials.ts'
import { plainLetters, wordsIn } from './letters.ts'
import { oneOfMany } from './oneOfMany.ts'
import { areOrganisation, isLegalForm, longWords } from './organisationWords.ts'
import { namesTold } from './otherNames.ts'

/** A name in one of its readings: 'Ana Diaz (née Mora)' has two. */
export interface Reading {
  kind: 'person' | 'organisation'
  /** First names before surnames, without titles, suffixes, particles and legal forms. */
  words: string[]
  /** All of its letters in one, the particles too. */
  letters: string
  /** What an organisation may be known by; none for a person. */
  initials: string[]
  /** 'Mr.' or 'Dr.' stood before it, so that one word alone is a surname. */
  isTitled: boolean
  /** Why it is not the whole of what was written; null where it is. */
  via: 'known as' | 'one of several' | null
}

const titles = set(
  'mr mrs ms miss mx dr prof rev fr sir hon judge senor senora sr sra srta don dona herr frau rabbi pastor imam mme mlle madame monsieur alhaji hajia chief atty attorney officer det detective sgt lt capt',
)
const suffixes = set('jr sr ii iii iv md phd esq dds rn cpa')
const particles = set(
  'de la las los del da das do dos di du van von der den ter ten zu al el ul bin ibn ben bint y e san st ste saint sainte mac mc o vda viuda',
)
const bornAs = /\b(?:née|nee|born)\b/i

/** Every way in which a text names somebody. */
export function readingsOf(name: string): Reading[] {
  const parts = namesTold(name)
  const [first = ''] = parts
  return parts.flatMap((part, place) => {
    const via = place > 0 ? 'known as' : null
    if (bornAs.test(part)) return bornReadings(first, part)
    const severally = severalIn(part).flatMap((name) => readingOf(name, 'one of several'))
    // Two people are never one; two organisations may be one with a long name.
    const arePeople = severally.length > 0 && severally.every(({ kind }) => kind === 'person')
    return arePeople ? severally : [...readingOf(part, via), ...severally]
  })
}

/** 'Peter Novak and Harbor Homes LLC' are two, 'Novak and Sons' is one. */
function severalIn(part: string): string[] {
  const names = part.split(/\s+(?:and|y|&)\s+/i)
  return names.length > 1 && names.every((name) => wordsIn(name).length > 1) ? names : []
}

/** Before the wedding the first names were the same. */
function bornReadings(first: string, part: string): Reading[] {
  const [now = '', before = ''] = part.split(bornAs)
  const [today] = readingOf(now || first, null)
  const [born] = readingOf(before, 'known as')
  if (!today || !born) return [today, born].filter((reading) => reading !== undefined)
  const words = born.words.length > 1 ? born.words : [...today.words.slice(0, 1), ...born.words]
  return [today, { ...today, words, letters: words.join(''), via: 'known as' }]
}

function readingOf(part: string, via: Reading['via']): Reading[] {
  const plain = plainLetters(part)
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
  const words = wordsIn(plain)
  const known = withKnownName(joined(words))
  const isCompany = known !== null || areOrganisation(words) || /. co\.$/.test(plain)
  const reading = isCompany ? asOrganisation(known ?? words) : asPerson(plain)
  return reading.words.length > 0 ? [{ ...reading, via }] : []
}

type Read = Omit<Reading, 'via'>

function asOrganisation(words: string[]): Read {
  const all = longWords(joined(words))
  const left = withShortForms(all)
    .filter((word) => !isLegalForm(word))
    .map(oneOfMany)
  const kept = left.length > 0 ? left : words
  const initials = initialsIn(all)
  return { kind: 'organisation', words: kept, letters: kept.join(''), initials, isTitled: false }
}

/** 'U.S.' is 'us'. */
const joined = (words: string[]) =>
  words
    .join(' ')
    .replace(/(?<=\b\p{L}) (?=\p{L}\b)/gu, '')
    .split(' ')

function asPerson(plain: string): Read {
  const [before = '', after = ''] = plain.split(/,(.*)/s)
  const following = wordsIn(after).filter((word) => !suffixes.has(word))
  const words = following.length > 0 ? [...following, ...wordsIn(before)] : wordsIn(before)
  const untitled = words.slice(words.findIndex((word) => !titles.has(word)))
  const last = untitled.findLastIndex((word) => !suffixes.has(word))
  const named = withBeginnings(untitled.slice(0, last < 1 ? undefined : last + 1))
  return {
    kind: 'person',
    words: inInitials(withoutParticles(named)).map(withPlainEnds),
    letters: named.map(withPlainEnds).join(''),
    initials: [],
    isTitled: untitled.length < words.length,
  }
}

/** Where enough is left: 'Van' alone is a name. */
function withoutParticles(words: string[]): string[] {
  const left = words.filter(
    (word, place) => place === words.length - 1 || place === 0 || !particles.has(word),
  )
  const [first = '', ...rest] = left
  return particles.has(first) && rest.length > 1 ? rest : left
}

/** 'JC Mora' is 'J. C. Mora'; Ng is a name. */
function inInitials(words: string[]): string[] {
  const [first = '', ...rest] = words
  const areLetters = rest.length > 0 && /^[^\Waeiouy]{2}$/.test(first) && first !== 'ng'
  return areLetters ? [...first, ...rest] : words
}

function set(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
