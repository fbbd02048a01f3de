import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** All but the first line, which says where it is used. */
const readBody = (path: string) =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8').replace(/^.*\n/, '')

// The kit cannot import it: what the service kit depends on would be installed with the shell.
test('screens isolate a text of others as emails and letters do', () => {
  const ofServices = readBody('services/kit/src/text/isolate.rules.ts')
  expect(ofServices).toContain('export const isolate')
  expect(readBody('shell/kit/src/text/isolate.ts')).toBe(ofServices)
})
