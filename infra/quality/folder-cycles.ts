/**
 * Folders that lead back to themselves, which Biome's noImportCycles does not see: `node infra/quality/folder-cycles.ts`
 *
 * Within a package no folder imports, through others, from itself; nor does a layer of the requests service. Tests may use
 * the whole of a package.
 */

import path from 'node:path'
import { listProjectFiles, readText, reportProblems } from './sources.ts'

type Edge = [from: string, to: string]

const relativeImport = /^(?:import|export)\b[^'"]*?['"](\.[^'"]+)['"]|\bimport\('(\.[^']+)'\)/gm
const isTest = (file: string) => /\.(test|journey|call|long)\.tsx?$|(^|\/)testing\//.test(file)

/** One sentence for each set of folders in a cycle, of those that `getNode` names. */
export function findFolderCycles(
  files: Record<string, string>,
  getNode: (file: string) => string | undefined,
): string[] {
  const edges = Object.entries(files).flatMap(([file, text]): Edge[] =>
    Array.from(text.matchAll(relativeImport), ([, first, second]): Edge => {
      const target = path.posix.join(path.posix.dirname(file), first ?? second!)
      return [getNode(file) ?? '', (target in files && getNode(target)) || '']
    }),
  )
  const nodes = findCyclicNodes(edges.filter(([from, to]) => from && to && from !== to))
  return nodes.length > 0 ? [`These folders lead back to themselves: ${nodes.join(', ')}`] : []
}

/** What is left when every node that nothing leads to, or that leads nowhere, is taken away again and again. */
function findCyclicNodes(edges: Edge[]): string[] {
  const [sources, targets] = [new Set(edges.map(([from]) => from)), new Set(edges.map(([, to]) => to))]
  const rest = edges.filter(([from, to]) => targets.has(from) && sources.has(to))
  return rest.length < edges.length ? findCyclicNodes(rest) : [...sources]
}

const getRequestsLayer = (file: string) => /^services\/requests\/src\/[^/]+(?=\/)/.exec(file)?.[0]

if (import.meta.main) {
  const names = listProjectFiles().filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !isTest(file))
  const files = Object.fromEntries(names.map((file) => [file, readText(file)]))
  reportProblems([
    ...findFolderCycles(files, path.posix.dirname),
    ...findFolderCycles(files, getRequestsLayer),
  ])
}
