/** The stages of `npm test`: static checks, tests, and journeys through the running product. */

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import {
  addCounts,
  type Counts,
  countResults,
  formatCounts,
  listFailedFiles,
  listFailedTests,
  listSecondTries,
  noCounts,
  type Report,
  replaceResults,
} from './counts.ts'
import { type Duration, listDurations } from './durations.ts'
import { runNode, type ToolResult } from './run-node.ts'

/** The result of a stage: counts for tests, `failureOutput` when something failed. */
export interface StageResult {
  summary: string
  counts: Counts
  failureOutput?: string
  /** The tests and checks that failed, tests with the first line of why. */
  failedTests?: string[]
  /** How long each test took. */
  durations?: Duration[]
  /** The tests that passed only when they were tried again, with why they failed first. */
  secondTries?: string[]
}

export interface Stage {
  name: string
  work(context: StageContext): Promise<StageResult>
}

export interface StageContext {
  root: string
  env: NodeJS.ProcessEnv
  /** The browser for the journeys, where there is one. */
  chromium?: string
}

const getBinary = (name: string) => `node_modules/${name}`
const testedWorkspaces = [
  'services/kit',
  'services/name-matching',
  'services/auth',
  'services/content',
  'services/requests',
  'transport',
  'release-store',
  'gateway',
  'gateway/federation',
  'shell/kit',
  'shell',
]
const typedWorkspaces = [...testedWorkspaces, 'mfe-public', 'mfe-get-help', 'mfe-admin', 'infra']

/** One checker: each of several would work out the types of the libraries for itself, while other stages need the cores. */
const checkTypes = (workspace: string) => [
  getBinary('typescript/bin/tsc'),
  '-p',
  workspace,
  '--checkers',
  '1',
]

/** A check without counts: it passes, or there is output to read. */
const createCheckStage = (name: string, summary: string, ...commands: string[][]): Stage => ({
  name,
  async work({ root, env }) {
    const results: ToolResult[] = []
    for (const command of commands) results.push(await runNode(command, { cwd: root, env }))
    const failures = results.filter(({ hasSucceeded }) => !hasSucceeded)
    if (failures.length === 0) return { summary, counts: noCounts }
    return {
      summary: 'not as it should be',
      counts: { ...noCounts, failed: 1 },
      failedTests: [name],
      failureOutput: failures.map(({ output }) => output).join('\n'),
    }
  },
})

/** Tests of one kind, counted from what vitest writes down. */
const createTestStage = (name: string, project: string): Stage => ({
  name,
  work: (context) => runVitest(context, ['--project', project]),
})

const checksAndTests: Stage[] = [
  createCheckStage('format and lint', 'clean', [getBinary('@biomejs/biome/bin/biome'), 'ci', '--colors=off']),
  createCheckStage('types', `${typedWorkspaces.length} workspaces`, ...typedWorkspaces.map(checkTypes)),
  createCheckStage(
    'who imports whom',
    'as the table says, no circles',
    ['infra/quality/imports.ts'],
    ['infra/quality/circles.ts'],
  ),
  createCheckStage('vocabulary', "the field's", ['infra/quality/vocabulary.ts']),
  createCheckStage('unused code', 'none', [
    getBinary('knip/bin/knip.js'),
    '--no-progress',
    '--config',
    'infra/quality/knip.json',
  ]),
  createCheckStage('generated files', 'fresh', ['infra/quality/generated.ts']),
  createCheckStage('forbidden text', 'none', ['infra/quality/forbidden-text.ts']),
  createCheckStage('recipes', 'followed', ['infra/quality/recipes.ts']),
  createTestStage('infra', 'infra'),
  createTestStage('services', 'services'),
  createTestStage('gateway', 'gateway'),
  createTestStage('screens', 'screens'),
]

/**
 * What runs at once, each lane in its order. Much of a journey is waiting, for a page or for a process that comes back:
 * meanwhile the processor is at work on the rest.
 */
export const stageLanes: Stage[][] = [checksAndTests, [{ name: 'journeys', work: runJourneys }]]

export const stages: Stage[] = stageLanes.flat()

/**
 * Journeys through the running product, in two halves at once, each with a product of its own: much of a journey is
 * waiting. Those in a browser cannot run where there is none.
 */
async function runJourneys(context: StageContext): Promise<StageResult> {
  if (context.chromium)
    return mergeResults(
      await Promise.all([runJourneyHalf(context, 'portal'), runJourneyHalf(context, 'public')]),
    )
  const { summary, counts, failureOutput } = await runVitest(context, ['--project', 'journeys', 'infra/'])
  // Not parsed but collected: only then is a test that runs over a list counted once for each.
  const list = [
    getBinary('vitest/vitest.mjs'),
    'list',
    '--no-static-parse',
    '--project',
    'journeys',
    'shell/e2e',
  ]
  const { output } = await runNode(list, { cwd: context.root, env: context.env })
  const skipped = output.split('\n').filter((line) => line.startsWith('[journeys] ')).length
  return {
    summary: `${summary}; NO CHROMIUM: ${skipped} journeys in a browser were skipped`,
    counts: { ...counts, skipped: counts.skipped + skipped },
    ...(failureOutput && { failureOutput }),
  }
}

/** Where the journeys of each half are, so that both take about as long. */
export const journeyHalves = {
  portal: [
    'shell/e2e/portal/',
    'shell/e2e/releases/',
    'infra/run/data-commands',
    'infra/documents/',
    'infra/backup/',
    'infra/measure/',
  ],
  public: [
    'shell/e2e/public/',
    'shell/e2e/standalone',
    'infra/run/start',
    'infra/run/shared-process',
    'infra/run/proxies',
    'infra/chaos/',
    'infra/fuzz/',
  ],
}

const runJourneyHalf = (context: StageContext, half: keyof typeof journeyHalves) =>
  runVitest(context, ['--project', 'journeys', ...journeyHalves[half]], `test-report-${half}.json`)

function mergeResults(halfResults: StageResult[]): StageResult {
  const counts = halfResults.map((half) => half.counts).reduce(addCounts)
  const failureOutput = halfResults.flatMap((half) => half.failureOutput ?? []).join('\n')
  const failedTests = halfResults.flatMap((half) => half.failedTests ?? [])
  const durations = halfResults.flatMap((half) => half.durations ?? [])
  const secondTries = halfResults.flatMap((half) => half.secondTries ?? [])
  const summary = formatCounts(counts)
  return { summary, counts, failedTests, durations, secondTries, ...(failureOutput && { failureOutput }) }
}

/** More files than these do not fail by chance. */
const maxFilesTriedAgain = 5

/**
 * Runs tests, and the files in which something failed once more, by themselves: in another process, and journeys through
 * another product. A machine that is busy beyond all patience is not a defect; one that this hides is named.
 */
async function runVitest(
  context: StageContext,
  args: string[],
  reportName = 'test-report.json',
): Promise<StageResult> {
  const first = await runVitestOnce(context, args, reportName)
  const failedFiles = listFailedFiles(first.report)
  if (!first.report || failedFiles.length === 0 || failedFiles.length > maxFilesTriedAgain)
    return summarize(first)
  const project = args.slice(0, 2)
  const second = await runVitestOnce(context, [...project, ...failedFiles], `second-${reportName}`)
  // Without a report of its own, whatever failed first stays failed.
  if (!second.report) return summarize(first)
  return {
    ...summarize({ ...second, report: replaceResults(first.report, second.report) }),
    secondTries: listSecondTries(first.report, second.report),
  }
}

interface TestRun {
  hasSucceeded: boolean
  output: string
  report: Report | undefined
}

async function runVitestOnce(
  { root, env, chromium }: StageContext,
  args: string[],
  reportName: string,
): Promise<TestRun> {
  const file = path.join(root, '.build', reportName)
  mkdirSync(path.dirname(file), { recursive: true })
  rmSync(file, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const result = await runNode([getBinary('vitest/vitest.mjs'), 'run', ...args, ...reporters], {
    cwd: root,
    env: { ...env, ...(chromium && { CHROMIUM_PATH: chromium }) },
  })
  return { ...result, report: readReport(file) }
}

function summarize({ hasSucceeded, output, report }: TestRun): StageResult {
  const counts = countResults(report, hasSucceeded)
  return {
    summary: formatCounts(counts),
    counts,
    failedTests: listFailedTests(report),
    durations: listDurations(report),
    ...(!hasSucceeded && { failureOutput: extractFailures(output) }),
  }
}

/** The failures, without the long list of what passed before them. */
function extractFailures(output: string): string {
  const from = output.search(/^⎯+ (?:Failed|Unhandled)/m)
  return from < 0 ? output : output.slice(from)
}

function readReport(file: string): Report | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
