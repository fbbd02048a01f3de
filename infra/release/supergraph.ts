/** The supergraph: the schemas of all services, composed. It must answer whatever clients send now. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findLive, type LocalRelease, type ReleaseDraft } from '@access/service-kit/releases'
import { composeSchemas } from '../../gateway/src/compose-schemas.ts'
import { resolveInBuild } from '../build/paths.ts'
import { serviceNames } from '../build/targets.ts'
import { StartupError } from '../run/bootstrap/startup-error.mjs'
import type { ReleaseContext } from './context.ts'
import { listBrokenOperations, listClientOperations } from './operations.ts'

export const supergraphName = 'supergraph'

/** A file of the live supergraph; where none was released yet, that of this checkout. */
function readLiveFile({ root, store }: ReleaseContext, file: string, checkoutFile: string): string {
  const live = findLive(store, supergraphName)
  const liveFile = live
    ? path.join(store.folder, supergraphName, live.id, file)
    : path.join(root, checkoutFile)
  return readFileSync(liveFile, 'utf8')
}

export const readLiveApi = (context: ReleaseContext) =>
  readLiveFile(context, 'api.graphql', 'gateway/api.graphql')

/** Composes the schema of this service, as it is here, with those of the others that are live. */
export function buildSupergraph(service: string, context: ReleaseContext): ReleaseDraft {
  const schemas = Object.fromEntries(
    serviceNames.map((name) => {
      const checkoutFile = `services/${name}/schema.graphql`
      const schema =
        name === service
          ? readFileSync(path.join(context.root, checkoutFile), 'utf8')
          : readLiveFile(context, `${name}.graphql`, checkoutFile)
      return [name, schema]
    }),
  )
  const { problems, supergraph, api } = composeSchemas(schemas)
  if (problems) throw new StartupError(`The schemas do not compose:\n\n${problems.join('\n')}`)
  const folder = resolveInBuild('drafts', supergraphName)
  mkdirSync(folder, { recursive: true })
  const files = Object.entries({ supergraph, api, ...schemas }).map(([name, text]) => {
    writeFileSync(path.join(folder, `${name}.graphql`), text)
    return `${name}.graphql`
  })
  return { name: supergraphName, entry: '', contract: 0, by: context.by, folder, files, description: null }
}

/** A sentence for each thing that would break. */
export const listSupergraphProblems = (context: ReleaseContext, { folder }: LocalRelease): string[] =>
  listBrokenOperations(
    readFileSync(path.join(folder, 'api.graphql'), 'utf8'),
    listClientOperations(context, readLiveApi(context)),
  )
