/** Names from Nigeria that are sentences: Oluwaseun, 'thank God', is called Seun, and Chukwuemeka Emeka. */

const prefixPattern = /^(?:oluwa|olu|ola|ade|ayo|baba|temi|omo|akin|chukwu|chi|a(?=bi))(?=.{4})/

/** What is left without what many begin with; the word itself where there is nothing of it. */
export const removePrefix = (word: string): string => word.replace(prefixPattern, '')

const hasDivinePrefix = (word: string) => /^oluwa|^olu/.test(word)

/** Whether one is the other without its beginning, or both call God by a long name and a short one. */
export const arePrefixVariants = (one: string, other: string): boolean =>
  removePrefix(one) === other ||
  removePrefix(other) === one ||
  (hasDivinePrefix(one) && hasDivinePrefix(other) && removePrefix(one) === removePrefix(other))
