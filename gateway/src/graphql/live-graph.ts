// The graph that is live: the one that the gateway brings, or the one of the last release of the supergraph, which takes
// its place without a restart. What is under way is answered by the graph that it came to.
import type { RequestListener } from 'node:http'

export interface Graph {
  listener: RequestListener
  stop(): Promise<void>
}

interface Options {
  /** Rejects when the gateway cannot answer what it must by these schemas. */
  createGraph(schemas: Schemas): Promise<Graph>
  /** Called when another graph has become live. */
  onReplaced(): void
  /** In milliseconds: how long what is under way may take. */
  retirementMs: number
}

export interface Schemas {
  supergraph: string
  api: string
}

export type LiveGraph = ReturnType<typeof createLiveGraph>

export function createLiveGraph({ createGraph, onReplaced, retirementMs }: Options) {
  let current: Graph | undefined
  /** Those that were replaced, until what came to them has been answered. */
  const retired = new Map<Graph, NodeJS.Timeout>()

  function retire(graph: Graph) {
    const timer = setTimeout(() => {
      retired.delete(graph)
      void graph.stop()
    }, retirementMs).unref()
    retired.set(graph, timer)
  }

  return {
    get isReady() {
      return current !== undefined
    },
    /** Makes the graph of these schemas live; where it cannot be made, the one before stays. */
    async use(schemas: Schemas): Promise<void> {
      const next = await createGraph(schemas)
      const previous = current
      current = next
      if (!previous) return
      retire(previous)
      onReplaced()
    },
    listener: ((request, response) => current!.listener(request, response)) satisfies RequestListener,
    async stop(): Promise<void> {
      const graphs = [...(current ? [current] : []), ...retired.keys()]
      for (const timer of retired.values()) clearTimeout(timer)
      retired.clear()
      await Promise.all(graphs.map((graph) => graph.stop()))
    },
  }
}
