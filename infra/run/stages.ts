/** The stages of `npm test`, in order: first what can be said without running anything, then the tests. */

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { type Counts, countsOf, inWords, none, type Report, sum } from './counts.ts'
import { type Ended, node } from './tool.ts'

/** What a stage found: counts for tests, `wrong` with what to read when something is not as it should be. */
export interface Found {
  words: string
  counts: Counts
  wrong?: string
}

export interface Stage {
  name: string
  work(place: Place): Promise<Found>
}

export interface Place {
  root: string
  env: NodeJS.ProcessEnv
  /** The browser for the journeys, where there is one. */
  chromium?: string
}

const bin = (name: string) => `node_modules/${name}`
const parts = [
  'services/kit',
  'services/auth',
  'services/content',
  'services/requests',
  'gateway',
  'shell/kit',
  'shell',
]
const typed = [...parts, 'mfe-public', 'mfe-get-help', 'mfe-admin', 'infra']

/** A check that has no counts: it is well, or there is something to read. */
const check = (name: string, words: string, ...commands: string[][]): Stage => ({
  name,
  async work({ root, env }) {
    const ended: Ended[] = []
    for (const command of commands) ended.push(await node(command, { cwd: root, env }))
    const wrong = ended.filter(({ well }) => !well)
    if (wrong.length === 0) return { words, counts: none }
    return {
      words: 'not as it should be',
      counts: { ...none, failed: 1 },
      wrong: wrong.map(({ output }) => output).join('\n'),
    }
  },
})

/** Tests of one kind, counted from what vitest writes down. */
const tests = (name: string, project: string): Stage => ({
  name,
  work: (place) => vitest(place, ['--project', project]),
})

export const stages: Stage[] = [
  check('format and lint', 'clean', [bin('@biomejs/biome/bin/biome'), 'ci', '--colors=off']),
  check(
    'types',
    `${typed.length} workspaces`,
    ...typed.map((part) => [bin('typescript/bin/tsc'), '-p', part]),
  ),
  check('who imports whom', 'as the table says', ['infra/quality/imports.ts']),
  check('unused code', 'none', [
    bin('knip/bin/knip.js'),
    '--no-progress',
    '--config',
    'infra/quality/knip.json',
  ]),
  check('generated files', 'fresh', ['infra/quality/generated.ts']),
  check('words', 'none out of place', ['infra/quality/words.ts']),
  tests('infra', 'infra'),
  tests('services', 'services'),
  tests('gateway', 'gateway'),
  tests('screens', 'screens'),
  { name: 'journeys', work: journeys },
]

/**
 * Journeys through the running product, in two halves at once, each with a product of its own: much of a journey is
 * waiting. Those in a browser cannot run where there is none.
 */
async function journeys(place: Place): Promise<Found> {
  if (place.chromium) return together(await Promise.all([halfOf(place, 'portal'), halfOf(place, 'public')]))
  const { words, counts, wrong } = await vitest(place, ['--project', 'journeys', 'infra/'])
  // Not parsed but collected: only then is a test that runs over a list counted once for each.
  const list = [bin('vitest/vitest.mjs'), 'list', '--no-static-parse', '--project', 'journeys', 'shell/e2e']
  const { output } = await node(list, { cwd: place.root, env: place.env })
  const skipped = output.split('\n').filter((line) => line.startsWith('[journeys] ')).length
  return {
    words: `${words}; NO CHROMIUM: ${skipped} journeys in a browser were skipped`,
    counts: { ...counts, skipped: counts.skipped + skipped },
    ...(wrong && { wrong }),
  }
}

/** Where the journeys of each half are, so that both take about as long. */
export const halves = {
  portal: ['shell/e2e/portal/', 'infra/chaos/', 'infra/run/sealing', 'infra/run/demo'],
  public: ['shell/e2e/public/', 'infra/run/start', 'infra/run/proxies', 'infra/fuzz/'],
}

const halfOf = (place: Place, half: keyof typeof halves) =>
  vitest(place, ['--project', 'journeys', ...halves[half]], `test-report-${half}.json`)

function together(found: Found[]): Found {
  const counts = found.map((half) => half.counts).reduce(sum)
  const wrong = found.flatMap((half) => half.wrong ?? []).join('\n')
  return { words: inWords(counts), counts, ...(wrong && { wrong }) }
}

async function vitest(
  { root, env, chromium }: Place,
  args: string[],
  reportName = 'test-report.json',
): Promise<Found> {
  const file = path.join(root, '.build', reportName)
  mkdirSync(path.dirname(file), { recursive: true })
  rmSync(file, { force: true })
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { well, output } = await node([bin('vitest/vitest.mjs'), 'run', ...args, ...report], {
    cwd: root,
    env: { ...env, ...(chromium && { CHROMIUM_PATH: chromium }) },
  })
  const counts = countsOf(read(file), well)
  return { words: inWords(counts), counts, ...(!well && { wrong: failuresIn(output) }) }
}

/** What went wrong, without the long list of what went well before it. */
function failuresIn(output: string): string {
  const from = output.search(/^⎯+ (?:Failed|Unhandled)/m)
  return from < 0 ? output : output.slice(from)
}

function read(file: string): Report | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
