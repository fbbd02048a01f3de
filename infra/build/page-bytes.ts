/** What a first visit of each page loads, from the built files: compared with `infra/build/budgets.json`. */
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { type BuiltRemote, readBuiltRemote } from './built-remote.ts'
import { resolveFromRoot, resolveInBuild } from './paths.ts'

type Assets = { scripts: string[]; hydrationScripts: string[]; fonts: string[] }
type Budgets = {
  /** In brotli bytes, by remote and page: a few hundred above what is built, as names and brotli differ between folders. */
  scripts: Record<string, Record<string, number>>
  /** Those before the first paint. */
  fonts: { count: number; bytesEach: number }
}

const readJson = <Content>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Content

/** What of these remotes' pages, or all, is over its budget in the last build, a sentence for each. */
export function listOverspending(names?: string[]): string[] {
  const budgets = readJson<Budgets>(resolveFromRoot('infra/build/budgets.json'))
  const assets = readJson<Assets>(resolveInBuild('shell/assets.json'))
  const measured = Object.entries(budgets.scripts).filter(([name]) => names?.includes(name) ?? true)
  const scripts = measured.flatMap(([name, remoteBudgets]) =>
    [...measureScripts(assets, readBuiltRemote(name))].flatMap(([page, bytes]) => {
      const budget = remoteBudgets[page] ?? remoteBudgets['any other']!
      return bytes > budget ? [`${name} ${page}: ${bytes} bytes of script, budget ${budget}`] : []
    }),
  )
  const { count, bytesEach } = budgets.fonts
  const fonts = assets.fonts
    .map((file) => ({ file, bytes: statSync(resolveInAssets(file)).size }))
    .flatMap(({ file, bytes }) => (bytes > bytesEach ? [`${file}: ${bytes} bytes, budget ${bytesEach}`] : []))
  if (assets.fonts.length > count) fonts.push(`${assets.fonts.length} fonts before the first paint`)
  return [...scripts, ...fonts]
}

/** The bytes of all scripts of each of a remote's pages, as they are sent to browsers that know brotli. */
function measureScripts(assets: Assets, remote: BuiltRemote): Map<string, number> {
  const { folder, entry, description } = remote
  const shellBytes = [...assets.scripts, ...assets.hydrationScripts].map((file) =>
    measureBrotli(resolveInAssets(file)),
  )
  return new Map(
    Object.entries(description.chunks).map(([page, files]) => {
      const remoteFiles = [...new Set([entry, ...description.scripts, ...files])].filter((file) =>
        file.endsWith('.js'),
      )
      const remoteBytes = remoteFiles.map((file) => measureBrotli(path.join(folder, 'browser', file)))
      return [page, [...shellBytes, ...remoteBytes].reduce((sum, bytes) => sum + bytes, 0)]
    }),
  )
}

const resolveInAssets = (file: string) => resolveInBuild('shell/browser', file.replace(/^\/assets\//, ''))

// What does not gain by it has no compressed sibling.
const measureBrotli = (file: string) =>
  statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? statSync(file).size
