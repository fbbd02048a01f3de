/** What `infra/decisions/specification.md` says of the product is so: its files, names, lists and numbers. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { settings } from '../run/settings.ts'
import { listProjectFiles, readText } from './sources.ts'

const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(root, 'infra/decisions')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const lines = readFileSync(path.join(folder, 'specification.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.slice(2).split(' | ') as [line: string, what: string, why: string])

/** What we do where a line of the specification begins like this. */
const getText = (start: string) => lines.find(([line]) => line.startsWith(start))?.[1] ?? ''

test.for(lines)('%s', ([, what]) => {
  for (const [, link = ''] of what.matchAll(/\]\(([^)]+)\)/g))
    expect(existsSync(path.join(folder, link)), link).toBe(true)
  for (const name of listNames(what)) expect(isNamedInSources(name), name).toBe(true)
})

/** Code, paths and texts of screens, as far as they are words that somebody wrote. */
function listNames(text: string): string[] {
  const code = [...text.matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) => name.split(/[{},= ]+|\/\{/))
  const screenTexts = [...text.matchAll(/'([A-Z][^']+)'|"([A-Z][^"]+)"/g)].map(
    ([, one, other]) => one ?? other!,
  )
  return [...code, ...screenTexts]
    .map((name) => name.replace(/^\/|\/$/g, ''))
    .filter((name) => name.length > 2)
}

const sources = listProjectFiles()
  .filter((file) => /\.(tsx?|graphql)$/.test(file))
  .map(readText)
  // A text may be broken over lines.
  .map((text) => text.replaceAll(/\s+/g, ' '))
  .concat(read('.env.example'))

const isNamedInSources = (name: string) => sources.some((text) => text.includes(name))

const getDefault = (name: string) => Number(settings.find((one) => one.name === name)!.fallback)

test('sessions end when the settings say', () => {
  const text = getText('9: "Page sizes')
  expect(text).toContain(`${getDefault('SESSION_IDLE_MINUTES')} idle minutes`)
  expect(text).toContain(`${getDefault('SESSION_MAX_HOURS')} hours in all`)
})

const listQuoted = (text: string) => [...text.matchAll(/'(\w+)'/g)].map(([, word]) => word!)
const listCode = (text: string) => [...text.matchAll(/`(\w+)`/g)].map(([, word]) => word!)

/** The words of a list in the source of rules. */
const readList = (file: string, name: string) =>
  listQuoted(new RegExp(`export const ${name} = \\[([^\\]]+)\\]`).exec(read(file))![1]!)

test('the roles and the statuses are all there are', () => {
  const roles = readList('services/kit/src/roles/roles.rules.ts', 'roles')
  expect(listCode(getText('6: "the only distinction"'))).toEqual(roles)
  const statuses = readList('services/requests/src/intake/status-history/status.rules.ts', 'statuses')
  expect(listCode(getText("3, 4: request status 'new'")).slice(0, statuses.length)).toEqual(statuses)
})

test('the screens of the portal that are ours are all that its list has', () => {
  const specified = ['dashboard', 'blog', 'cases', 'events', 'judgments', 'team', 'legal-aid']
  const paths = [...read('mfe-admin/src/screens.ts').matchAll(/path: '([\w-]+)'/g)].map(([, one]) => one!)
  const listed = getText('2.1, 2.19: the routes').replace('Also ', '').split(', ')
  const named = paths
    .filter((one) => !specified.includes(one) && !one.includes(':'))
    .map((one) => one.replaceAll('-', ' '))
  expect(listed.toSorted()).toEqual(named.toSorted())
})

test('the specified form may send what the calls say, and no more', () => {
  const signals = read('services/requests/src/platform/spam/spam-signals.rules.ts')
  for (const field of listCode(getText('7: POST /api/contact and')))
    expect(signals).toContain(`  ${field}: z`)
  const rules = read('services/requests/src/contact/contact-message.rules.ts')
  expect(rules).toContain('...spamSignals')
})
