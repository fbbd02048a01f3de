import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parseHtml } from '../testing/parse-markup.ts'
import { startSite } from '../testing/site.ts'

test('a page that says what is wrong is laid out by classes that our styles have', async () => {
  const styles = readFileSync(path.join(import.meta.dirname, '../../kit/src/styles/utilities.css'), 'utf8')
  const site = await startSite()
  const answer = await site.get('/%')
  expect(answer.status).toBe(400)
  const { classList } = parseHtml(await answer.text()).querySelector('main')!
  expect(classList.length).toBeGreaterThan(0)
  for (const name of classList) expect(styles).toContain(`\n  .${name} {`)
})
