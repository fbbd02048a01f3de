/** Numbers in names, however they were written: '47th', '47 th' and 'Forty-Seventh' are 47. */

const ordinals =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const roundTens = tens.map((ten) => ten.replace(/y$/, 'ieth'))

/** Ordinals in digits; '125 St' is a street. 'First' is part of many a name besides, so it stays a word. */
export function normalizeNumbers(words: string[]): string[] {
  return words
    .join(' ')
    .replace(/\b(\d+)(?:st| ?nd| ?rd| ?th)\b/g, '$1')
    .split(' ')
    .flatMap((word, index, all) => {
      const ten = tens.indexOf(word) + 2
      if (ten > 1 && ordinals.indexOf(all[index + 1] ?? '') > 0) return []
      const precedingTen = tens.indexOf(all[index - 1] ?? '') + 2
      const unit = ordinals.indexOf(word)
      if (unit > 0 && precedingTen > 1) return [String(precedingTen * 10 + unit)]
      if (unit > 1) return [String(unit)]
      const roundTen = roundTens.indexOf(word) + 2
      if (roundTen > 1) return [String(roundTen * 10)]
      return word === '1' ? ['first'] : [word]
    })
}
