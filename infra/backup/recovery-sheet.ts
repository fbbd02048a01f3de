/** The recovery sheet: a page to print, with the encryption keys in words. */

import { readFileSync } from 'node:fs'
import { computeKeyId } from './manifest.ts'
import { formatRecoveryWords } from './recovery-words.ts'

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
