/** The four words that, with the reference, open a request's status: shown once, told to nobody else. */
import { randomInt } from 'node:crypto'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { marks, type SealingKeys } from '../sealing.ts'

const howMany = 4
// Nobody types more; what is longer need not be worked through.
const longest = 200

/** Four new words, like "river candle orbit maple": one of 17 million million. */
export const newWords = () =>
  Array.from({ length: howMany }, () => wordlist[randomInt(wordlist.length)]).join(' ')

/** Words as we gave them, however they were typed: capitals, dashes, commas and spaces do not matter. */
export const asGiven = (words: string) =>
  plain(words)
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
    .join(' ')

/** A reference as we gave it, however it was typed, also without its LA. */
export function asReferred(reference: string): string {
  const letters = plain(reference)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
  const eight = letters.replace(/^LA(?=.{8})/, '')
  return `LA-${eight.slice(0, 4)}-${eight.slice(4)}`
}

/** The marks by which a request knows its words again, by the key of today and by those before it. */
export const wordsMarks = (keys: SealingKeys, reference: string, words: string) =>
  marks(keys, `words of ${reference} ${words}`)

const plain = (typed: string) => typed.slice(0, longest).normalize('NFKC')
