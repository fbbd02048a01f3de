/**
 * The recovery sheet: a page to print, with the encryption keys in words that can be typed again: BIP-39, whose last word
 * holds a checksum.
 */

import { readFileSync } from 'node:fs'
import { entropyToMnemonic, mnemonicToEntropy } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { StartupError } from '../run/bootstrap/startup-error.mjs'
import { computeKeyId } from './manifest.ts'

/** The length of a key of 32 bytes, in words. */
const wordsPerKey = 24

const knownWords = new Set(wordlist)

/** The words of a key (base64). */
export const formatRecoveryWords = (encryptionKey: string): string[] =>
  entropyToMnemonic(Buffer.from(encryptionKey, 'base64'), wordlist).split(' ')

/** The page for these keys (base64), the current one first. */
export const formatRecoverySheet = (encryptionKeys: string[], createdAt: Date): string =>
  readFileSync(new URL('recovery-sheet.html', import.meta.url), 'utf8')
    .replaceAll('{day}', createdAt.toISOString().slice(0, 10))
    .replace('{keys}', encryptionKeys.map(formatKey).join('\n'))

function formatKey(encryptionKey: string, index: number): string {
  const words = formatRecoveryWords(encryptionKey).map(
    (word, place) => `${String(place + 1).padStart(2)} ${word}`,
  )
  const title =
    index === 0 ? 'The current key' : 'A previous key, with which something may still be encrypted'
  return `<p>${title}: ${computeKeyId(encryptionKey)}</p>\n<pre>\n${words.join('\n')}\n</pre>`
}

/**
 * The keys (base64) of a text in which each key is 24 words, as the recovery sheet has them or as somebody types them:
 * numbers, punctuation and lines do not matter, and of a word its first four letters are enough.
 * @throws {StartupError} naming the first word that is none, or the key whose words do not belong to each other
 */
export function parseRecoveryWords(text: string): string[] {
  const sections = [...text.matchAll(/<pre>([^<]*)<\/pre>/g)].map(([, words]) => words)
  const section = sections.length > 0 ? sections.join('\n') : text
  const words = (section.toLowerCase().match(/[a-z]+/g) ?? []).map(completeWord)
  if (words.length === 0 || words.length % wordsPerKey !== 0) {
    throw new StartupError(
      `A key has ${wordsPerKey} words, and these are ${words.length}: is one missing or doubled?`,
    )
  }
  const keys: string[] = []
  for (let start = 0; start < words.length; start += wordsPerKey) {
    try {
      const mnemonic = words.slice(start, start + wordsPerKey).join(' ')
      keys.push(Buffer.from(mnemonicToEntropy(mnemonic, wordlist)).toString('base64'))
    } catch (cause) {
      throw new StartupError(
        `The words of key ${start / wordsPerKey + 1} do not belong to each other: one is another word than on the sheet, or two have changed places.`,
        { cause },
      )
    }
  }
  return keys
}

function completeWord(word: string, index: number): string {
  if (knownWords.has(word)) return word
  // No two words of the list begin with the same four letters.
  const match =
    word.length >= 4 ? wordlist.find((candidate) => candidate.startsWith(word.slice(0, 4))) : undefined
  if (match) return match
  throw new StartupError(`Word ${index + 1} is not one of the list: look at it once more on the sheet.`)
}
