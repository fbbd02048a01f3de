/**
 * Circles of imports, in every package: `node infra/quality/circles.ts`
 *
 * No folder may lead back to itself through others, and no file either; only two files of one folder may know each
 * other's types. Tests are left out: they may use the whole of a package.
 */

import path from 'node:path'
import { parseSync } from 'oxc-parser'
import {
  findPackageFolder,
  isTest,
  listImports,
  listPackages,
  type Package,
  resolveTarget,
  sourceFilePattern,
} from './imports.ts'
import { listProjectFiles, readText, reportProblems } from './sources.ts'

/** For each node the nodes that it imports. */
type Graph = Map<string, Set<string>>

/** One sentence for each circle of folders, and of files, within a package. */
export function findCircles(files: Record<string, string>, packages: Package[]): string[] {
  const names = Object.keys(files).filter((file) => !isTest(file))
  return packages.flatMap(({ folder, name }) => {
    const own = names.filter((file) => findPackageFolder(file, packages) === folder)
    const folders: Graph = new Map()
    const modules: Graph = new Map()
    for (const file of own) {
      const typesOnly = listTypeImports(file, files[file]!)
      for (const specifier of listImports(file, files[file]!)) {
        const target = resolveTarget(file, specifier, packages)
        if (!target || findPackageFolder(target, packages) !== folder || isTest(target)) continue
        const [from, to] = [path.posix.dirname(file), path.posix.dirname(target)]
        if (from !== to) addEdge(folders, from, to)
        if (from !== to || !typesOnly.has(specifier)) addEdge(modules, file, target)
      }
    }
    return [
      ...listComponents(folders).map((circle) => `${name}: folders in a circle: ${circle.join(', ')}`),
      ...listComponents(modules).map((circle) => `${name}: files in a circle: ${circle.join(', ')}`),
    ]
  })
}

/** What a file imports for its types alone. */
function listTypeImports(file: string, text: string): Set<string> {
  const { staticImports, staticExports } = parseSync(file, text).module
  const imports = staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    isType: entries.length > 0 && entries.every(({ isType }) => isType),
  }))
  const exports = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, isType }] : [],
    ),
  )
  const all = [...imports, ...exports]
  const values = new Set(all.filter(({ isType }) => !isType).map(({ specifier }) => specifier))
  return new Set(all.map(({ specifier }) => specifier).filter((specifier) => !values.has(specifier)))
}

function addEdge(graph: Graph, from: string, to: string) {
  if (!graph.has(from)) graph.set(from, new Set())
  if (!graph.has(to)) graph.set(to, new Set())
  graph.get(from)!.add(to)
}

/** The strongly connected components of more than one node, by Tarjan's algorithm. */
function listComponents(graph: Graph): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const components: string[][] = []

  function visit(node: string) {
    order.set(node, order.size)
    lowest.set(node, order.get(node)!)
    stack.push(node)
    for (const next of graph.get(node)!) {
      if (!order.has(next)) visit(next)
      if (stack.includes(next)) lowest.set(node, Math.min(lowest.get(node)!, lowest.get(next)!))
    }
    if (lowest.get(node) !== order.get(node)) return
    const component = stack.splice(stack.indexOf(node))
    if (component.length > 1) components.push(component.toSorted())
  }

  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return components
}

if (import.meta.main) {
  const files = listProjectFiles().filter((file) => sourceFilePattern.test(file))
  const texts = Object.fromEntries(files.map((file) => [file, readText(file)]))
  reportProblems(findCircles(texts, listPackages()))
}
