/**
 * `npm run measure -- tasks`: what tasks of a working day ask of somebody practised, beside what they asked in the
 * portal before it was made anew.
 *
 * Each task is walked in a browser by the shortest way that the screens offer. Counted are clicks (two for a choice in
 * a native select), fields that are filled in, keys that are no text, and screens: addresses and dialogs that are
 * passed. `waited` is what the product took on this machine, from each press until its result was to be seen;
 * `practised` is what somebody practised needs beside that (`keystroke-level.ts`). Hesitations are counted by the rules
 * in `hesitations.ts`. All are medians of three rounds, each with people and requests of its own.
 */

import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { Command } from '../../run/start.ts'
import { describeMachine } from '../bench/harness/machine.ts'
import { measureHostSteal } from '../host-steal.ts'
import { measureProduct } from '../measure-product.ts'
import { writeResultsSection } from '../results-file.ts'
import { portalWalks } from './portal-walks.ts'
import { formatTasks } from './task-table.ts'
import { type TaskFigures, walkAll } from './walk-all.ts'

/** The portal before it was made anew, walked in the same way: its commit has to be checked out to do so again. */
interface EarlierFigures {
  description: string
  figures: TaskFigures[]
}

export async function run({ steps, root }: Command): Promise<never> {
  await measureProduct(async (browser, product) => {
    const hostSteal = measureHostSteal()
    const figures = await walkAll(browser, product, portalWalks, steps.line)
    const earlier = readEarlierFigures()
    const report = [
      '## tasks',
      `\`npm run measure -- tasks\` ${describeMachine([root])}, on ${availableParallelism()} of them. Before: ${earlier.description}. Medians of three rounds; \`infra/measure/tasks/tasks.ts\` says how each figure is counted.`,
      formatTasks(figures, earlier.figures),
      hostSteal() ?? '',
    ].join('\n\n')
    steps.line(`\n${report}\n`)
    writeResultsSection('tasks', report)
  })
  process.exit()
}

const readEarlierFigures = () =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'earlier-figures.json'), 'utf8')) as EarlierFigures
