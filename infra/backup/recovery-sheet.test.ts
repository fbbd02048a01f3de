import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { formatRecoverySheet, formatRecoveryWords, parseRecoveryWords } from './recovery-sheet.ts'

const generateKey = () => randomBytes(32).toString('base64')

test('the keys on a recovery sheet are read again from its file', () => {
  const keys = [generateKey(), generateKey()]
  const sheet = formatRecoverySheet(keys, new Date())
  expect(parseRecoveryWords(sheet)).toEqual(keys)
  expect(sheet).not.toContain(keys[0])
})

test('words are read however they are typed: with numbers, in capitals, by their first four letters', () => {
  const key = generateKey()
  const typed = formatRecoveryWords(key).map(
    (word, index) => `${index + 1}. ${word.slice(0, 4).toUpperCase()},`,
  )
  expect(parseRecoveryWords(typed.join('\n'))).toEqual([key])
})

test('a word that is none is named by its place and not repeated', () => {
  const words = formatRecoveryWords(generateKey()).with(4, 'zzzzz')
  expect(() => parseRecoveryWords(words.join(' '))).toThrow(/^Word 5 is not one of the list/)
})

test('a missing word is noticed', () => {
  const words = formatRecoveryWords(generateKey()).slice(1)
  expect(() => parseRecoveryWords(words.join(' '))).toThrow('A key has 24 words, and these are 23')
})

test('words of different keys do not make a key', () => {
  // By chance one in 256 would.
  const words = formatRecoveryWords('AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=').with(0, 'zoo')
  expect(() => parseRecoveryWords(words.join(' '))).toThrow('The words of key 1 do not belong to each other')
})
