import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, inject } from 'vitest'
import { decodeQuotedPrintable } from '../../infra/run/testing/calls.ts'

/** Waits for the email that contains all of these texts, and returns it. */
export async function waitForEmail(...searchTexts: string[]): Promise<string> {
  const outbox = path.join(inject('product').dataDir, 'outbox')
  let emailText: string | undefined
  await expect
    .poll(
      () => {
        emailText = readdirSync(outbox)
          .map((name) => decodeQuotedPrintable(readFileSync(path.join(outbox, name), 'utf8')))
          .find((text) => searchTexts.every((searchText) => text.includes(searchText)))
        return emailText !== undefined
      },
      { timeout: 30_000 },
    )
    .toBe(true)
  return emailText!
}
