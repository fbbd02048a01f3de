/** Mario and Maria, Daniel and Danielle: first names of which one is a man's and the other a woman's. */

/** How a man's name ends, and how the woman's does. */
const genderEndings: [string, string][] = [
  ['', 'a'],
  ['o', 'a'],
  ['us', 'a'],
  ['el', 'elle'],
  ['el', 'ele'],
  ['on', 'onne'],
  ['en', 'enne'],
  ['an', 'anne'],
  ['an', 'ane'],
  ['tin', 'tine'],
  ['is', 'ise'],
  ['e', 'ee'],
  ['o', 'ina'],
  ['', 'ina'],
  ['', 'ia'],
  ['y', 'ia'],
  ['y', 'iya'],
  ['', 'ie'],
  ['o', 'ia'],
  ['i', 'a'],
  ['pe', 'pa'],
]

const isFeminineForm = (masculine: string, feminine: string) =>
  genderEndings.some(
    ([masculineEnding, feminineEnding]) =>
      masculine.endsWith(masculineEnding) &&
      feminine.endsWith(feminineEnding) &&
      masculine.slice(0, masculine.length - masculineEnding.length) ===
        feminine.slice(0, feminine.length - feminineEnding.length),
  )

/** 'Alana' is no Allan either. */
const removeDoubledLetters = (name: string) => name.replace(/(.)\1+/g, '$1')

/** Whether they are such a pair, in whichever order. */
export function areGenderVariants(one: string, other: string): boolean {
  const [undoubled, otherUndoubled] = [removeDoubledLetters(one), removeDoubledLetters(other)]
  return (
    isFeminineForm(one, other) ||
    isFeminineForm(other, one) ||
    isFeminineForm(undoubled, otherUndoubled) ||
    isFeminineForm(otherUndoubled, undoubled)
  )
}
