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
  /** The tests that passed only when they were tried again, with why they failed first. */
  secondTries?: string[]
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

const selectProjects = (projects: string[]) => projects.flatMap((project) => ['--project', project])

/** Tests of some kinds; with `--changed` those that import what changed. */
const createTestStage = (projects: string[], inputs: RegExp, maxWorkers: number): Stage => ({
  name: projects.join(' and '),
  inputs,
  work: (context) =>
    runVitest(context, projects[0]!, selectProjects(projects), [
      `--maxWorkers=${maxWorkers}`,
      ...(context.changes ? [`--changed=${context.changes.base}`, '--passWithNoTests'] : []),
    ]),
})

/** The folders of calls and journeys, and the code that they go through: no import says what a page is made of. */
export const journeyFolders = {
  'shell/e2e/calls/': /^(services|gateway|transport|release-store|shell\/server|shell\/e2e)\//,
  'shell/e2e/public/': /^(mfe-public|mfe-get-help|shell\/(src|kit|server|e2e))\//,
  'shell/e2e/portal/': /^(mfe-admin|shell\/(src|kit|e2e))\//,
}

/** Calls and journeys through one running product. Those in a browser cannot run where there is none. */
const productStage: Stage = {
  name: 'calls and journeys',
  inputs: /^(services|gateway|transport|release-store|shell|mfe-[a-z-]+)\//,
  async work(context) {
    const { chromium, changes } = context
    const folders = Object.entries(journeyFolders).flatMap(([folder, code]) =>
      !changes || changes.files.some((file) => code.test(file)) ? [folder] : [],
    )
    // Some of a journey is waiting: three at once keep two cores busy, and a fourth made all of them take longer.
    const projects = selectProjects(chromium ? ['calls', 'journeys'] : ['calls'])
    const result = await runVitest(context, 'product', projects, [
      '--maxWorkers=3',
      ...(changes ? folders : []),
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

export const quickLanes: Stage[][] = [
  [
    createCheckStage('types', 'right', code, [getBinary('typescript/bin/tsc'), '-b']),
    // Each of these keeps both cores busy by itself: two at once would only wait for each other.
    createTestStage(['services'], /^(services|transport|gateway)\//, 2),
    createTestStage(['gateway'], /^(gateway|services|transport|release-store)\//, 2),
    createTestStage(['pages'], /^(shell|mfe-admin|transport|release-store)\//, 2),
    createTestStage(['screens'], /^(shell|mfe-[a-z-]+|services)\//, 2),
    createTestStage(['infra'], /^(infra|release-store|services|gateway)\//, 2),
    productStage,
    createTestStage(['installation'], /^(infra\/(run|backup)|services|gateway|transport|shell\/server)\//, 2),
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
    createTestStage(['long'], /./, 1),
  ],
]
