import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { requireConsent } from './consent.ts'

/** What a person answers at a terminal, and what they read. */
function createTerminal(typed: string) {
  const input = Object.assign(new PassThrough(), { isTTY: true })
  const output = new PassThrough()
  input.end(typed)
  return { terminal: { input, output }, read: () => `${output.read() ?? ''}` }
}

const question = { command: 'npm run admin -- reset A', consequences: 'This replaces it.', hasConsent: false }

test.for(['yes\n', ' YES \n'])('a terminal reads what will happen, and "%s" is a yes', async (typed) => {
  const { terminal, read } = createTerminal(typed)
  await requireConsent(question, terminal)
  expect(read()).toMatch(/^This replaces it\.\nGo on\? Type yes: /)
})

test.for(['n\n', '\n', 'y\n', 'yes please\n', 'no\nyes\n', ''])('"%s" is no yes', async (typed) => {
  await expect(requireConsent(question, createTerminal(typed).terminal)).rejects.toThrow('Nothing was done.')
})

test('with --yes it is said what will happen, and not asked', async () => {
  const { terminal, read } = createTerminal('')
  await requireConsent({ ...question, hasConsent: true }, terminal)
  expect(read()).toBe('This replaces it.\n')
})
