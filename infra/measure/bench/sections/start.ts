/** How long `npm start` takes with nothing built and no data, and the second time. */

import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Product, startProduct } from '../../../run/product.ts'
import type { BenchContext } from '../harness/bench-context.ts'
import { getSpread } from '../harness/statistics.ts'
import { formatNumber, formatSpread, formatTable } from '../harness/tables.ts'

/** The dependencies are there already: what a registry takes to answer is not ours. */
export async function benchStart(context: BenchContext): Promise<string> {
  const { root, otherRoot, isQuick } = context
  const roots = [{ name: 'product', root }, ...(otherRoot ? [{ name: 'other', root: otherRoot }] : [])]
  const rounds = isQuick ? 1 : 3
  const rows: string[][] = []
  for (const { name, root } of roots) {
    const [first, second]: [number[], number[]] = [[], []]
    let steps = ''
    for (let round = 0; round < rounds; round += 1) {
      const checkout = copyCheckout(root)
      context.resources.add(Promise.resolve(checkout))
      const start = () => timeStart(context, checkout)
      const { seconds, output } = await start()
      first.push(seconds)
      second.push((await start()).seconds)
      steps = formatSteps(output)
      await checkout.stop()
    }
    rows.push([name, formatSpread(getSpread(first)), steps, formatSpread(getSpread(second))])
  }
  return formatTable(['who', 'with nothing there, s', 'of which the last time', 'second start, s'], rows)
}

interface Checkout {
  folder: string
  dataDir: string
  stop(): Promise<void>
}

/** The project's own files and its dependencies in a folder of their own, without anything built. */
function copyCheckout(root: string): Checkout {
  const parent = path.join(root, '.runtime')
  mkdirSync(parent, { recursive: true })
  // On the same file system, so that dependencies are linked, not copied.
  const folder = createFolder(parent)
  const dataDir = createFolder(tmpdir())
  const git = (...args: string[]) =>
    execFileSync('git', ['ls-files', '-z', ...args], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
      .split('\0')
      .filter(Boolean)
  for (const file of git('--cached', '--others', '--exclude-standard'))
    if (existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(folder, file))
  const packages = ['.', ...git('*package.json').map((file) => path.dirname(file))]
  for (const name of new Set(packages)) {
    const source = path.join(root, name, 'node_modules')
    execFileSync('sh', ['-c', 'test ! -d "$1" || cp -al "$1" "$2"', 'sh', source, path.join(folder, name)])
  }
  return {
    folder,
    dataDir,
    async stop() {
      for (const each of [folder, dataDir]) rmSync(each, { recursive: true, force: true })
    },
  }
}

/** For root, PostgreSQL and the programs run as other users, who must be able to enter. */
function createFolder(parent: string): string {
  const folder = mkdtempSync(path.join(parent, 'bench-start-'))
  chmodSync(folder, 0o755)
  return folder
}

async function timeStart({ resources }: BenchContext, { folder: root, dataDir }: Checkout) {
  const beganAt = performance.now()
  const product: Product = await resources.add(startProduct({ root, env: { DATA_DIR: dataDir } }))
  const seconds = (performance.now() - beganAt) / 1_000
  const output = product.getOutput()
  await product.stop()
  return { seconds, output }
}

/** `Builds 20.1, PostgreSQL 1.2`: the steps as the start prints them, those that run at once each with its own time. */
const formatSteps = (output: string): string =>
  [...output.matchAll(/✓ (.+?) +([\d.]+) s/g)]
    .filter(([, , seconds]) => Number(seconds) > 0)
    .map(([, name, seconds]) => `${name} ${formatNumber(Number(seconds))}`)
    .join(', ')
