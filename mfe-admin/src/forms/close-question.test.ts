// Every dialog of the portal in which something can be typed is closed alike.
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'

const source = path.resolve(import.meta.dirname, '..')

/** Dialogs that close without a question, each with what may be typed in it. */
const withoutQuestion: Record<string, string> = {
  'frame/CommandPalette.tsx': 'a word to search for',
  'session/ConfirmIdentityDialog.tsx': 'a password, which is kept nowhere',
  'session/ReauthenticationDialog.tsx': 'a password, which is kept nowhere',
}

test('a dialog in which something can be typed asks before that is lost', async () => {
  const unasked: string[] = []
  for await (const file of glob('**/*.tsx', { cwd: source, exclude: ['**/*.test.tsx'] })) {
    const text = readFileSync(path.join(source, file), 'utf8')
    const canBeTypedIn =
      /<Modal\b/.test(text) && /<(Input\b|textarea|Form\b|ShortFormFields|ItemForm)/.test(text)
    if (canBeTypedIn && !text.includes('useCloseQuestion(')) unasked.push(file)
  }
  expect(unasked.toSorted()).toEqual(Object.keys(withoutQuestion))
})
