import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, inject } from 'vitest'

/** Waits for the mail that holds these words, and gives its text. */
export async function mailed(words: string): Promise<string> {
  const outbox = path.join(inject('product').dataDir, 'outbox')
  let found: string | undefined
  await expect
    .poll(
      () => {
        found = readdirSync(outbox)
          .map((name) => plain(readFileSync(path.join(outbox, name), 'utf8')))
          .find((text) => text.includes(words))
        return found !== undefined
      },
      { timeout: 30_000 },
    )
    .toBe(true)
  return found!
}

/** Mails break long lines with a mark at the end, and write some letters by their number (RFC 2045, 6.7). */
const plain = (mail: string) =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
