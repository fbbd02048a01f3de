/** Names from Nigeria that are sentences: Oluwaseun, 'thank God', is called Seun, and Chukwuemeka Emeka. */

const beginnings = /^(?:oluwa|olu|ola|ade|ayo|baba|temi|omo|akin|chukwu|chi|a(?=bi))(?=.{4})/

/** What is left without what many begin with; the word itself where there is nothing of it. */
export const withoutBeginning = (word: string): string => word.replace(beginnings, '')

const isOfGod = (word: string) => /^oluwa|^olu/.test(word)

/** Whether one is the other without its beginning, or both call God by a long name and a short one. */
export const areWithoutBeginning = (one: string, other: string): boolean =>
  withoutBeginning(one) === other ||
  withoutBeginning(other) === one ||
  (isOfGod(one) && isOfGod(other) && withoutBeginning(one) === withoutBeginning(other))
