/** The passphrase that, with the reference, opens a request's status. It is shown once, to the applicant alone. */
import { randomInt } from 'node:crypto'
import { removeInvisible } from '@access/service-kit/text/invisible-characters.rules'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { computeBlindIndexes, type EncryptionKeys } from '../../platform/encryption/encryption.ts'

const wordCount = 4
// Nobody types more.
const maxTypedLength = 200

/** Four new words, like "river candle orbit maple": one of 17 million million. */
export const generatePassphrase = () =>
  Array.from({ length: wordCount }, () => wordlist[randomInt(wordlist.length)]).join(' ')

/**
 * Words as we gave them, however they were typed: capitals, dashes, commas, spaces and characters that nobody sees do not
 * matter. A space without width may stand within a word, or be all that there is between two.
 */
export function normalizePassphrase(passphrase: string): string {
  const words = splitWords(passphrase)
  return (words.length < wordCount ? splitWords(passphrase.replaceAll('\u200b', ' ')) : words).join(' ')
}

const splitWords = (text: string) =>
  normalizeInput(text)
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)

/** A reference as we gave it, however it was typed, also without its LA. */
export function normalizeReference(reference: string): string {
  const letters = normalizeInput(reference)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
  const eight = letters.replace(/^LA(?=.{8})/, '')
  return `LA-${eight.slice(0, 4)}-${eight.slice(4)}`
}

/** The blind indexes of a passphrase, by the current key and by the earlier ones. */
export const computePassphraseIndexes = (keys: EncryptionKeys, reference: string, passphrase: string) =>
  computeBlindIndexes(keys, `words of ${reference} ${passphrase}`)

const normalizeInput = (input: string) => removeInvisible(input).slice(0, maxTypedLength).normalize('NFKC')
