/**
 * What `npm test` runs, and what `npm run test:long` does: checks and tests, in lanes that run at once, each lane in its
 * order.
 */

import { type Counts, noCounts } from './counts.ts'
import type { Duration } from './durations.ts'
import { runNode, type ToolResult } from './run-node.ts'
import { countJourneys, runVitest } from './run-vitest.ts'

/** The result of a stage: counts for tests, `failureOutput` when something failed. */
export interface StageResult {
  summary: string
  counts: Counts
  failureOutput?: string
  /** What failed: a check by its name; a test with its file and the first line of why. */
  failures: string[]
  /** How long each test took. */
  durations: Duration[]
}

export interface Stage {
  name: string
  /** The files whose change it can notice, by their paths from the root. */
  inputs: RegExp
  work(context: StageContext): Promise<StageResult>
}

export interface StageContext {
  root: string
  env: NodeJS.ProcessEnv
  /** The browser for the journeys, where there is one. */
  chromium?: string
  /** With `--changed`: the commit to compare with, and the files that differ from it. */
  changes?: { base: string; files: string[] }
  /** Says how far the stage is. */
  note(text: string): void
}

const getBinary = (name: string) => `node_modules/${name}`

/** A check without counts: it passes, or there is output to read. */
const createCheckStage = (name: string, summary: string, inputs: RegExp, ...commands: string[][]): Stage => ({
  name,
  inputs,
  async work({ root, env }) {
    const results: ToolResult[] = []
    for (const command of commands) results.push(await runNode(command, { cwd: root, env }))
    const failed = results.filter(({ hasSucceeded }) => !hasSucceeded)
    if (failed.length === 0) return { summary, counts: noCounts, failures: [], durations: [] }
    const failureOutput = failed.map(({ output }) => output).join('\n')
    const [firstLine = ''] = failureOutput.trim().split('\n')
    return {
      summary: 'not as it should be',
      counts: { ...noCounts, failed: 1 },
      failures: [`${name}\n    ${firstLine}`],
      durations: [],
      failureOutput,
    }
  },
})

/** Runs projects of vitest, by what can break each: in one run, so that no worker waits for the last file of another. */
const createTestStage = (name: string, projects: Record<string, RegExp>, maxWorkers: number): Stage => ({
  name,
  inputs: joinPatterns(projects),
  work(context) {
    const { changes } = context
    const changed = changes && ['--passWithNoTests', `--changed=${changes.base}`]
    return runVitest(context, name, [
      ...selectProjects(listBroken(projects, changes)),
      `--maxWorkers=${maxWorkers}`,
      ...(changed ?? []),
    ])
  },
})

const selectProjects = (projects: string[]) => projects.flatMap((project) => ['--project', project])

const joinPatterns = (patterns: Record<string, RegExp>) =>
  new RegExp(
    Object.values(patterns)
      .map(({ source }) => source)
      .join('|'),
  )

/** The names whose pattern finds a file that changed; all where nothing says what did. */
const listBroken = (patterns: Record<string, RegExp>, changes: StageContext['changes']) =>
  Object.keys(patterns).filter((name) => !changes || changes.files.some((file) => patterns[name]!.test(file)))

/** The folders of calls and journeys, and the code that they go through: no import says what a page is made of. */
export const productFolders = {
  'shell/e2e/calls/': /^(services|gateway|transport|release-store|shell\/server|shell\/e2e)\//,
  'shell/e2e/public/': /^(mfe-public|mfe-get-help|shell\/(src|kit|server|e2e))\//,
  'shell/e2e/portal/': /^(mfe-admin|shell\/(src|kit|e2e))\//,
  'shell/e2e/sweep-texts': /^(mfe-[a-z-]+|shell\/(src|kit|server|e2e))\//,
  'infra/run/installation/': /^(infra\/(run|backup)|services|gateway|transport|shell\/server)\//,
}

/** Calls and journeys through one running product, and the life of installations. Without a browser there are no journeys. */
const productStage: Stage = {
  name: 'product',
  inputs: joinPatterns(productFolders),
  async work(context) {
    const { chromium, changes } = context
    // Some of a journey is waiting: three at once keep two cores busy, and a fourth made all of them take longer.
    const result = await runVitest(context, 'product', [
      ...selectProjects(['calls', 'installation', ...(chromium ? ['journeys'] : [])]),
      '--maxWorkers=3',
      ...(changes ? listBroken(productFolders, changes) : []),
    ])
    if (chromium) return result
    const skipped = await countJourneys(context)
    return {
      ...result,
      summary: `${result.summary}; NO CHROMIUM: ${skipped} journeys in a browser were skipped`,
      counts: { ...result.counts, skipped: result.counts.skipped + skipped },
    }
  },
}

const code = /\.(ts|tsx|mjs|css|json|graphql)$/

/** What each kind of tests can be broken by, with code that no import leads to. */
const testedCode = {
  services: /^(services|transport|gateway)\//,
  gateway: /^(gateway|services|transport|release-store)\//,
  pages: /^(shell|mfe-admin|transport|release-store)\//,
  screens: /^(shell|mfe-[a-z-]+|services)\//,
  infra: /^(infra|release-store|services|gateway)\//,
}

export const quickLanes: Stage[][] = [
  [
    createCheckStage('types', 'right', code, [getBinary('typescript/bin/tsc'), '-b']),
    // Each of these keeps both cores busy by itself: two at once would only wait for each other.
    createTestStage('tests', testedCode, 2),
    productStage,
  ],
  // Each of these, and the type checker, keeps one core busy.
  [
    createCheckStage('format and lint', 'clean', code, [
      getBinary('@biomejs/biome/bin/biome'),
      'ci',
      '--colors=off',
    ]),
    createCheckStage(
      'imports',
      'as the table says, no circles',
      code,
      ['infra/quality/imports.ts'],
      ['infra/quality/circles.ts'],
    ),
    createCheckStage('vocabulary', "the field's", /./, ['infra/quality/vocabulary.ts']),
    createCheckStage('unused code', 'none', code, [
      getBinary('knip/bin/knip.js'),
      '--no-progress',
      '--config',
      'infra/quality/knip.json',
    ]),
    createCheckStage('generated files', 'fresh', code, ['infra/quality/generated.ts']),
    createCheckStage('forbidden text', 'none', /./, ['infra/quality/forbidden-text.ts']),
  ],
]

/** What breaks, burns or waits by design, one after the other. */
export const longLanes: Stage[][] = [
  [
    createCheckStage('recipes', 'followed', /./, ['infra/quality/recipes.ts']),
    createTestStage('long', { long: /./ }, 1),
  ],
]
