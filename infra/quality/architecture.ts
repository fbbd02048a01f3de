/**
 * The architecture as pictures, drawn from the code: `node infra/quality/architecture.ts` writes `infra/ARCHITECTURE.md`,
 * `--check` says whether it is what the code would draw now.
 *
 * An arrow means "imports"; one that others imply (a to b to c, and a to c) is left out. Dotted arrows are what happens
 * while the product runs: the shell loads the released remotes, the gateway asks the subgraphs.
 */

import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { remotes } from '../build/targets.ts'
import {
  findPackageFolder,
  isTest,
  listImports,
  listPackages,
  resolveTarget,
  sourceFilePattern,
} from './imports.ts'
import { listProjectFiles, readText, reportProblems, root } from './sources.ts'

const outputFile = 'infra/ARCHITECTURE.md'

/** Who imports whom, by name; each node once, in order. */
type Graph = Map<string, Set<string>>

function drawArchitecture(): string {
  const packages = listPackages()
  const imports = listProjectFiles()
    .filter((file) => sourceFilePattern.test(file) && !isTest(file) && !file.startsWith('shell/e2e/'))
    .flatMap((file) =>
      listImports(file, readText(file)).flatMap((specifier) => {
        const target = resolveTarget(file, specifier, packages)
        return target && !target.startsWith('npm:') ? [{ from: file, to: target }] : []
      }),
    )
  const getPackage = (file: string) => findPackageFolder(file, packages)
  const sections = packages.flatMap(({ folder }) => {
    const inside = imports.filter(({ from, to }) => getPackage(from) === folder && getPackage(to) === folder)
    const graph = buildGraph(inside, (file) => getRoom(file, folder))
    return graph.size < 3 ? [] : [`## ${folder}\n\n${drawGraph(graph)}`]
  })
  return `# Architecture

Drawn by \`node infra/quality/architecture.ts\` from the imports of the code; \`npm test\` says when it is stale. An arrow means "imports"; one that others imply is left out. Dotted arrows are what happens while the product runs.

## Packages

${drawGraph(
  buildGraph(imports, (file) => getPackage(file)),
  listRunningEdges(),
)}

${sections.join('\n\n')}
`
}

/** The first folder within a package, below `src`; what lies beside these folders is its root. */
function getRoom(file: string, folder: string): string {
  const [first = '', ...rest] = path.posix
    .relative(folder, file)
    .replace(/^src\//, '')
    .split('/')
  return rest.length === 0 ? '(root)' : first
}

function buildGraph(
  imports: { from: string; to: string }[],
  getNode: (file: string) => string | undefined,
): Graph {
  const graph: Graph = new Map()
  for (const { from, to } of imports) {
    const [start, end] = [getNode(from), getNode(to)]
    if (!start || !end) continue
    for (const node of [start, end]) if (!graph.has(node)) graph.set(node, new Set())
    if (start !== end) graph.get(start)!.add(end)
  }
  return new Map([...graph].toSorted(([a], [b]) => a.localeCompare(b)))
}

/** What the shell loads and the gateway asks, from the list of remotes and the composed supergraph. */
function listRunningEdges(): [string, string, string][] {
  const subgraphs = [...readText('gateway/supergraph.graphql').matchAll(/@join__graph\(name: "(\w+)"/g)]
  return [
    ['shell', 'gateway', 'GraphQL, REST'],
    ...remotes.map(({ folder }): [string, string, string] => ['shell', folder, 'loads']),
    ...subgraphs.map(([, name]): [string, string, string] => ['gateway', `services/${name}`, 'asks']),
  ]
}

function drawGraph(graph: Graph, runningEdges: [string, string, string][] = []): string {
  const getId = (node: string) => node.replaceAll(/\W+/g, '_')
  const nodes = [...graph.keys()].map((node) => `  ${getId(node)}["${node}"]`)
  const edges = [...graph].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => ![...targets].some((middle) => middle !== to && isReachable(graph, middle, to)))
      .toSorted()
      .map((to) => `  ${getId(from)} --> ${getId(to)}`),
  )
  const running = runningEdges.map(([from, to, label]) => `  ${getId(from)} -. "${label}" .-> ${getId(to)}`)
  return ['```mermaid', 'flowchart TD', ...nodes, ...edges, ...running, '```'].join('\n')
}

function isReachable(graph: Graph, from: string, to: string, visited = new Set<string>()): boolean {
  if (visited.has(from)) return false
  visited.add(from)
  const targets = graph.get(from) ?? new Set()
  return targets.has(to) || [...targets].some((next) => isReachable(graph, next, to, visited))
}

if (import.meta.main) {
  const drawn = drawArchitecture()
  if (!process.argv.includes('--check')) writeFileSync(path.join(root, outputFile), drawn)
  else if (readText(outputFile) !== drawn)
    reportProblems([`${outputFile} is stale: node infra/quality/architecture.ts`])
}
