/** One spelling for what people write in several ways, by rules of letters, so that no table has to list each name. */
import { getLanguageVariants } from './language-spellings.ts'
import { memoize } from './words.ts'

// In their order: what ends a name, then what is one sound in two letters, then the vowels. Capitals stand for sounds.
const spellingRules: [RegExp, string][] = [
  [/^m[ou]h+[aeo]m+[aeiou]+d+[uo]*$/, 'mohamed'],
  [/(?<=[aeiou])h$/, ''],
  // Rabinowitz, Rabinovich; Kowalskiy, Kowalsky; Ivanoff, Ivanow; Hansen, Hanson; Goldshtein, Goldstein.
  [/(?<=[a-z]{2})[vw]i(?:cz|tsch|tch|ch|tz|ts|cs|c)$/, 'viC'],
  [/(?:iy|yy|ij|ii|yi)$/, 'y'],
  // Kowalska is Kowalski's wife as Petrova is Petrov's, and goes by his name as well.
  [/(?<=[a-z]{2})(?:[dt]?[sz]|c)k(?:a|aya|aia|oy|oi|yi|y|i)$/, 'Zki'],
  [/(?<=[a-z]{3}[oe]v)a$/, ''],
  [/off$/, 'ov'],
  [/eff$/, 'ev'],
  [/(?<=[knt])ow$/, 'ov'],
  [/ow$/, 'o'],
  [/(?<=[^aeiouy])sen$/, 'son'],
  [/sh?t(?:ein|ien|een|ajn|ayn)$/, 'stein'],
  [/eaux?$/, 'o'],
  [/dt$/, 't'],
  // Alicia, Alisha.
  [/(?<=[a-z]{2})(?:[ct]ia|sh[iy]?a)$/, 'Sa'],
  // Darrell, Daryl.
  [/(?<=[aeiouy].*[^aeiouy])[eiy]l+$/, 'el'],
  // Moore, More.
  [/oo?re$|oor$/, 'or'],
  // Greene, Clarke and Lowe, but not Rose: there the e is heard in what comes before it.
  [/ce$/, 'se'],
  [/que$/, 'k'],
  [/(?<=[aeiouy]{2}[^aeiouy]|[^aeiouy]{2}|[aeo]w)e$/, ''],
  [/(?<=.{2})(?:ei?gh|ey|ei|ie|ee|y)$/, 'i'],
  [/tsch|tch|cz/g, 'C'],
  [/ksh|(?<=.)x(?!h)/g, 'ks'],
  [/sch|sz|sh/g, 'S'],
  // Hsu, Xu.
  [/^hs|^x(?=[iu])/, 'X'],
  [/^x(?!h)/, 's'],
  // Zhukov, Jukov; Djamal, Jamal; Gerald, Jerald.
  [/dzh|zh|xh|dj|^g(?=[eiy].{3})/g, 'j'],
  [/ph/g, 'f'],
  [/qu(?=[ei])|ck|q/g, 'k'],
  [/gu(?=[ei])/g, 'g'],
  [/ei?gh|igh/g, 'i'],
  [/(?<=[bdgjkrtw])h/g, ''],
  [/ch(?=[rl]|ae)/g, 'k'],
  [/ch/g, 'C'],
  [/s?c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/h(?![aeiouy])/g, ''],
  // Schwarz, Schwartz, Shvarts.
  [/t[sz]|(?<=[lnr])z(?=$|man)/g, 'Z'],
  [/z/g, 's'],
  [/w/g, 'v'],
  [/^ye(?=.{3})/, 'e'],
  [/^i(?=[aou].{2})/, 'y'],
  [/^y(?=[^aeiou])/, 'i'],
  // Yeong, Young; Jeong, Jung.
  [/(?<=[yjhsgkCS])eo(?=[nkl])/g, 'u'],
  [/ou|oo/g, 'u'],
  [/ai|ay|ey/g, 'ei'],
  [/ee|ie(?!$)/g, 'i'],
  // Müller is Mueller where no umlaut can be typed.
  [/(?<=[^aeiouy])([aou])e(?=[^aeiouy])/g, '$1'],
  [/(?<!^)y/g, 'i'],
  [/(.)\1+/g, '$1'],
]

const applySpellingRules = (word: string) =>
  spellingRules.reduce((spelling, [sound, replacement]) => spelling.replace(sound, replacement), word)

/** All that a word may be spelt as: two that have one in common are one name; DHS is no word. */
export const getCanonicalSpellings = memoize((word: string): string[] =>
  /^(?=.*[aeiouy])[a-z]{2,}$/.test(word)
    ? [...new Set(getLanguageVariants(word).map(applySpellingRules))]
    : [word],
)

/** Whether two words are one by the rules of letters. */
export const areSpelledAlike = (one: string, other: string): boolean => {
  const otherSpellings = getCanonicalSpellings(other)
  return getCanonicalSpellings(one).some((spelling) => otherSpellings.includes(spelling))
}

/** Vowels that are taken for each other, where they are heard best. */
const interchangeableVowels = ['ei', 'ao', 'ae', 'ou', 'iy', 'ui'].flatMap((pair) => [
  pair,
  [...pair].reverse().join(''),
])

/** Whether their consonants are the same and of the vowels nearly all: Stefan, Stephon. */
export const areNearSpellings = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) > 4 &&
  getCanonicalSpellings(one).some((form) =>
    getCanonicalSpellings(other).some((otherForm) => haveNearVowels(form, otherForm)),
  )

function haveNearVowels(one: string, other: string): boolean {
  const consonants = (word: string) => word.replace(/[aeiou]+/g, '')
  if (consonants(one).length < 3 || consonants(one) !== consonants(other)) return false
  // With a mark between consonants, so that a vowel left out is one that differs.
  const vowels = (word: string) => word.split(/[^aeiou]/)
  const [form, otherForm] = [vowels(one), vowels(other)]
  const differing = form.flatMap((vowel, index) =>
    vowel === otherForm[index] ? [] : [{ place: index, pair: [vowel, otherForm[index]!] }],
  )
  const [first, ...more] = differing
  if (!first || more.length > 0) return !first
  const [vowel = '', another = ''] = first.pair
  // At either end a vowel that is not there is one that is missed.
  const isAtEnd = first.place === 0 || first.place === form.length - 1
  if (isAtEnd && (vowel === '' || another === '')) return false
  const isStressed = form.slice(0, first.place).every((earlierVowel) => earlierVowel === '')
  return (
    !isStressed ||
    interchangeableVowels.includes(`${vowel.at(-1)}${another.at(-1)}`) ||
    interchangeableVowels.includes(`${vowel[0]}${another[0]}`)
  )
}
