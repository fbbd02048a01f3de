/** A service: its schema must compose with those of the others, and answer whoever is live. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { addLine, findCurrentLine, placeRelease } from '@access/release-store'
import { buildSchema } from 'graphql'
import { resolveFromRoot, resolveInBuild } from '../build/paths.ts'
import { remotes, services } from '../build/targets.ts'
import { listUsedOperations, readLiveApi, readLiveFile } from './live-state.ts'
import { listBrokenOperations, listRestOperations, runTool } from './operations.ts'
import type { Part } from './part.ts'
import type { ReleaseContext } from './release-context.ts'

const schemaFile = 'schema.graphql'

export const createServicePart = (name: string): Part => ({
  name,
  folder: `services/${name}`,
  keyNames: [name, 'supergraph'],
  hasCanary: false,

  build: async () => ({
    folder: resolveFromRoot('services', name),
    files: [schemaFile],
    description: { schema: schemaFile },
  }),

  async listProblems(context, { readFile }) {
    const schemas = { ...(await readLiveSchemas(context)), [name]: await readFile(schemaFile) }
    const { api, problems } = composeSchemas(context.root, schemas)
    if (!api) return problems
    const operations = [
      ...(await listUsedOperations(context, ['shell', ...remotes.map((remote) => remote.name)])),
      ...listRestOperations(context.root, await readLiveApi(context)),
    ]
    return listBrokenOperations(buildSchema(api), operations)
  },

  onLive: releaseSupergraph,
})

type Composition = { supergraph: string; api: string; problems: never[] } | { api: null; problems: string[] }

function composeSchemas(root: string, schemas: Record<string, string>): Composition {
  const { problems = [], ...composed } = JSON.parse(
    runTool(path.join(root, 'gateway/src/compose-schemas.main.ts'), JSON.stringify(schemas)),
  )
  return problems.length > 0 ? { api: null, problems } : { ...composed, problems: [] }
}

async function readLiveSchemas(context: ReleaseContext): Promise<Record<string, string>> {
  const schemas = services.map(async (service) => [
    service.name,
    await readLiveFile(context, {
      name: service.name,
      file: schemaFile,
      checkoutFile: `services/${service.name}/${schemaFile}`,
    }),
  ])
  return Object.fromEntries(await Promise.all(schemas))
}

/**
 * Composes what is live, for the gateways. Two services that are released at once both do: whoever finds another release
 * live than those that it composed does it again, so that the last supergraph has both.
 */
async function releaseSupergraph(context: ReleaseContext): Promise<void> {
  const { root, store, trustedKeys, key, by } = context
  for (;;) {
    const composedOf = await listLiveServices(context)
    const composition = composeSchemas(root, await readLiveSchemas(context))
    if (!composition.api) throw new Error(composition.problems.join('\n'))
    const folder = resolveInBuild('drafts', `supergraph-${process.pid}`)
    mkdirSync(folder, { recursive: true })
    try {
      const files = ['supergraph.graphql', 'api.graphql']
      writeFileSync(path.join(folder, files[0]!), composition.supergraph)
      writeFileSync(path.join(folder, files[1]!), composition.api)
      const number = ((await findCurrentLine(store, 'supergraph', trustedKeys))?.number ?? 0) + 1
      const draft = {
        name: 'supergraph',
        version: `1.0.${number}`,
        by,
        folder,
        files,
        description: composedOf,
      }
      const { id } = await placeRelease(store, draft, key)
      await addLine(store, { name: 'supergraph', by, live: id }, key)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
    if (JSON.stringify(await listLiveServices(context)) === JSON.stringify(composedOf)) return
  }
}

/** The ids of the live releases of all services. */
async function listLiveServices({
  store,
  trustedKeys,
}: ReleaseContext): Promise<Record<string, string | null>> {
  const lines = services.map(async ({ name }) => [
    name,
    (await findCurrentLine(store, name, trustedKeys))?.live ?? null,
  ])
  return Object.fromEntries(await Promise.all(lines))
}
