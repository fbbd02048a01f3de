/**
 * What `npm test` runs, and what `npm run test:long` does: checks and tests, in lanes that run at once, each lane in its
 * order.
 */

import { runNode } from '../run/run-node.ts'
import { type Counts, countJourneys, noCounts, runVitest } from './run-vitest.ts'

export interface StageResult {
  counts: Counts
  /** What failed: a check by its name; a test with its file and the first line of why. */
  failures: string[]
  /** All that was printed. */
  output: string
  cpuSeconds: number
  /** What a person must know of it. */
  warning?: string
}

export interface Stage {
  name: string
  /** The files whose change it can notice, by their paths from the root. */
  inputs: RegExp
  run(context: StageContext): Promise<StageResult>
}

export interface StageContext {
  root: string
  env: NodeJS.ProcessEnv
  /** The browser for the journeys, where there is one. */
  chromium?: string
  /** With `--changed`: the commit to compare with, and the files that differ from it. */
  changes?: { base: string; files: string[] }
}

/** A check without counts: it passes, or there is output to read. */
const createCheckStage = (name: string, inputs: RegExp, command: string[]): Stage => ({
  name,
  inputs,
  async run({ root, env }) {
    const { hasSucceeded, output, cpuSeconds } = await runNode(command, { cwd: root, env })
    if (hasSucceeded) return { counts: noCounts, failures: [], output: '', cpuSeconds }
    const failures = [`${name}\n    ${output.trim().split('\n', 1)[0]}`]
    return { counts: { ...noCounts, failed: 1 }, failures, output, cpuSeconds }
  },
})

/** Runs projects of vitest, by what can break each: in one run, so that no worker waits for the last file of another. */
const createTestStage = (name: string, projects: Record<string, RegExp>, maxWorkers: number): Stage => ({
  name,
  inputs: joinPatterns(projects),
  run(context) {
    const { changes } = context
    return runVitest(context, name, [
      ...selectProjects(listBroken(projects, changes)),
      `--maxWorkers=${maxWorkers}`,
      ...(changes ? ['--passWithNoTests', `--changed=${changes.base}`] : []),
    ])
  },
})

const selectProjects = (projects: string[]) => projects.flatMap((project) => ['--project', project])

const joinPatterns = (patterns: Record<string, RegExp>) =>
  new RegExp(Array.from(Object.values(patterns), ({ source }) => source).join('|'))

/** The names whose pattern finds a file that changed; all where nothing says what did. */
const listBroken = (patterns: Record<string, RegExp>, changes: StageContext['changes']) =>
  Object.keys(patterns).filter((name) => !changes || changes.files.some((file) => patterns[name]!.test(file)))

/** The folders of calls and installations, and the code whose change they can notice: no import leads to it. */
const calledCode = {
  'shell/e2e/calls/': /^(services|gateway|shell\/server)\//,
  'infra/run/installation/': /^infra\/(run|commands|backup)\//,
}

/** A change runs these where they were changed themselves: all that goes through the code of a screen takes minutes. */
const callOrJourney = /\.(call|journey)\.ts$/

/** Calls and journeys through one running product, and the life of installations. Without a browser there are no journeys. */
const productStage: Stage = {
  name: 'product',
  inputs: joinPatterns({ ...calledCode, callOrJourney }),
  async run(context) {
    const { chromium, changes } = context
    // Some of a journey is waiting: three at once keep two cores busy, and a fourth made all of them take longer.
    const result = await runVitest(context, 'product', [
      ...selectProjects(['calls', 'installation', ...(chromium ? ['journeys'] : [])]),
      '--maxWorkers=3',
      ...(changes
        ? [...listBroken(calledCode, changes), ...changes.files.filter((file) => callOrJourney.test(file))]
        : []),
    ])
    if (chromium) return result
    const skipped = await countJourneys(context)
    return {
      ...result,
      warning: `NO CHROMIUM: ${skipped} journeys in a browser were skipped`,
      counts: { ...result.counts, skipped: result.counts.skipped + skipped },
    }
  },
}

const code = /\.(ts|tsx|mjs|css|json|graphql)$/

/** What each kind of tests can be broken by, with code that no import leads to. */
const testedCode = {
  services: /^(services|gateway)\//,
  gateway: /^(gateway|services)\//,
  pages: /^(shell|mfe-admin|services\/kit)\//,
  screens: /^(shell|mfe-[a-z-]+|services)\//,
  infra: /^(infra|services|gateway)\//,
}

const knip = ['node_modules/knip/bin/knip.js', '--no-progress', '--config', 'infra/quality/knip.json']

export const quickLanes: Stage[][] = [
  [
    createCheckStage('types', code, ['node_modules/typescript/bin/tsc', '-b']),
    // Each of these keeps both cores busy by itself: a third worker goes on while others wait for PostgreSQL.
    createTestStage('tests', testedCode, 3),
    productStage,
  ],
  // Each of these, and the type checker, keeps one core busy.
  [
    createCheckStage('format and lint', code, [
      'node_modules/@biomejs/biome/bin/biome',
      'ci',
      '--colors=off',
    ]),
    createCheckStage('imports', code, ['infra/quality/folder-cycles.ts']),
    createCheckStage('vocabulary', /./, ['infra/quality/vocabulary.ts']),
    createCheckStage('unused code', code, knip),
    createCheckStage('generated files', code, ['infra/quality/generated.ts']),
    createCheckStage('forbidden text', /./, ['infra/quality/forbidden-text.ts']),
  ],
]

/** What breaks, burns or waits by design. */
export const longLanes: Stage[][] = [[createTestStage('long', { long: /./ }, 1)]]
