/** Names of administrators as they are compared: one that looks like another, or like the system's own words, is the same. */
import { systemActors } from '@access/service-kit/audit/system-actors.rules'

const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu
/** U+2800 is an empty pattern of Braille. */
const blanks = /[\s\u2800]+/gu

/** The form in which names are unique: without case, invisible characters, and differences of compatibility or of blanks. */
export const normalizeName = (name: string): string =>
  name.normalize('NFKC').replaceAll(invisible, '').replaceAll(blanks, ' ').trim().toLowerCase()

/**
 * Small letters that look like Latin ones, by the table of Unicode's UTS 39 (confusables.txt): of Cyrillic, Greek,
 * Armenian and Cherokee, as far as our own words have the Latin letter.
 */
const lookAlikes = new Map(
  Object.entries({
    a: 'аαɑ',
    b: 'ьҍ',
    c: 'сϲ',
    d: 'ԁɗ',
    e: 'еҽє',
    f: 'ϝƒ',
    h: 'һհнη',
    i: 'іιıɩӏ1|',
    l: 'ӏӀｌ',
    m: 'мϻ',
    n: 'пոռν',
    o: 'оοօσ0',
    p: 'рρҏ',
    r: 'гʀя',
    s: 'ѕꜱ',
    t: 'тτ',
    u: 'υսц',
    v: 'ѵν',
    w: 'ѡԝшω',
    y: 'уүγ',
  }).flatMap(([latin, letters]) => [...letters].map((letter) => [letter, latin] as const)),
)

/** What it looks like: without accents, and a capital I, a small l, a one and a stroke are the same. */
const computeSkeleton = (name: string): string =>
  [...normalizeName(name).normalize('NFD').replaceAll(/\p{M}/gu, '')]
    .map((letter) => lookAlikes.get(letter) ?? letter)
    .join('')
    .replaceAll('l', 'i')

const reservedSkeletons = new Set<string>(systemActors.map(computeSkeleton))

/** Whether the audit log calls something else by this name, or by one that looks like it. */
export const isReservedName = (name: string): boolean => reservedSkeletons.has(computeSkeleton(name))

/** Joiners belong to the spelling of Arabic and Indic scripts (UAX 31); in these others they only deceive. */
const joinersOutOfPlace = /[\u200c\u200d]/u
const scriptsWithoutJoiners = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u

/** Whether something in it is not seen: characters without width, marks of direction, an empty pattern. */
export function hasInvisibleCharacter(name: string): boolean {
  const others = name.replaceAll(/[\u200c\u200d]/gu, '')
  if (others.search(invisible) >= 0 || others.includes('\u2800')) return true
  return joinersOutOfPlace.test(name) && scriptsWithoutJoiners.test(name)
}

/** Each is written in together with others (UTS 39, 5.2, Highly Restrictive): Japanese, Chinese and Korean with Latin. */
const scriptSets = [
  ...['Arabic', 'Armenian', 'Bengali', 'Cherokee', 'Cyrillic', 'Devanagari', 'Ethiopic', 'Georgian', 'Greek'],
  ...['Gujarati', 'Gurmukhi', 'Hebrew', 'Kannada', 'Khmer', 'Lao', 'Malayalam', 'Mongolian', 'Myanmar'],
  ...['Oriya', 'Sinhala', 'Tamil', 'Telugu', 'Thaana', 'Thai', 'Tibetan'],
  ...['Latin Han Hiragana Katakana', 'Latin Han Bopomofo', 'Latin Han Hangul'],
].map((names) => names.split(' ').map((script) => `\\p{Script_Extensions=${script}}`))

const isOf = (scripts: string[]) => new RegExp(`^[${scripts.join('')}\\P{L}]*$`, 'u')
const allowedScripts = [
  ...scriptSets.map(isOf),
  // Any other script, which is not told apart from the rest.
  new RegExp(`^[^${scriptSets.flat().join('')}]*$`, 'u'),
]

/** Whether its letters are of scripts that nobody writes one name in: 'Applicant' with a Cyrillic A. */
export function mixesScripts(name: string): boolean {
  const text = name.normalize('NFKC').replaceAll(/\P{L}/gu, '')
  return !allowedScripts.some((letters) => letters.test(text))
}
