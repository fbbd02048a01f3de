/** Mario and Maria, Daniel and Danielle: first names of which one is a man's and the other a woman's. */

/** How a man's name ends, and how the woman's does. */
const endings: [string, string][] = [
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

const isHers = (his: string, hers: string) =>
  endings.some(
    ([man, woman]) =>
      his.endsWith(man) &&
      hers.endsWith(woman) &&
      his.slice(0, his.length - man.length) === hers.slice(0, hers.length - woman.length),
  )

/** 'Alana' is no Allan either. */
const withoutDoubles = (name: string) => name.replace(/(.)\1+/g, '$1')

/** Whether they are such a pair, in whichever order. */
export function areOtherGender(one: string, other: string): boolean {
  const [once, otherOnce] = [withoutDoubles(one), withoutDoubles(other)]
  return isHers(one, other) || isHers(other, one) || isHers(once, otherOnce) || isHers(otherOnce, once)
}
