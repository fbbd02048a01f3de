/** Reads from the compiler which files it made for what. */
import type { Stats } from '@rspack/core'

/** All files that a named group of chunks needs, without source maps. */
export function listGroupFiles(stats: Stats, name: string): string[] {
  return listFileGroups(stats)[name] ?? []
}

/** Every named group of chunks with its files. */
export function listFileGroups(stats: Stats): Record<string, string[]> {
  const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true, ids: true })
  return Object.fromEntries(
    Object.entries(namedChunkGroups).map(([name, group]) => [
      name,
      (group.assets ?? []).map((asset) => asset.name).filter((file) => !file.endsWith('.map')),
    ]),
  )
}

/** What the compiler's runtime calls the chunk of each style sheet: a link that carries the name is not loaded twice. */
export function listStyleMarkers(stats: Stats): Record<string, string> {
  const { chunks = [] } = stats.toJson({ all: false, chunks: true, ids: true })
  return Object.fromEntries(
    chunks.flatMap(({ id, files = [] }) =>
      files.filter((file) => file.endsWith('.css')).map((file) => [file, `chunk-${id}`]),
    ),
  )
}
