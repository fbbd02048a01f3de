// Composes the services' committed schemas into the supergraph. At build time, never at start:
// a gateway that composes itself cannot start while a service is down.
//   node gateway/src/compose.ts           writes supergraph.graphql, api.graphql, openapi.json and permissions.md
//   node gateway/src/compose.ts --check   fails when they are stale
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { argv, exit, stderr, stdout } from 'node:process'
import { buildSchema, parse } from 'graphql'
import { composeSchemas } from './compose-schemas.ts'
import { describeRest } from './openapi/openapi-document.ts'
import { formatPermissions, listPermissions } from './permissions.ts'

const services = ['auth', 'content', 'requests'] as const

/** The supergraph, its API schema, the OpenAPI document, and the table of permissions. */
function composeArtifacts(): Record<string, string> {
  const schemas = Object.fromEntries(services.map((name) => [name, readSchema(name)]))
  const { supergraph, api, problems } = composeSchemas(schemas)
  if (problems) throw new Error(`The schemas do not compose cleanly:\n${problems.join('\n')}`)
  const description = JSON.stringify(describeRest(buildSchema(api)), null, 2)
  const permissions = services.flatMap((name) => listPermissions(name, parse(schemas[name]!)))
  return {
    'supergraph.graphql': supergraph,
    'api.graphql': api,
    'openapi.json': description,
    'permissions.md': formatPermissions(permissions),
  }
}

const readSchema = (name: string) =>
  readFileSync(new URL(`../../services/${name}/schema.graphql`, import.meta.url), 'utf8')

/** The files whose committed text is out of date. */
export function listStaleFiles() {
  const composed = Object.entries(composeArtifacts()).map(([name, text]) => ({
    name,
    text: `${text.trim()}\n`,
  }))
  return composed.filter(({ name, text }) => readCommitted(name) !== text)
}

const file = (name: string) => new URL(`../${name}`, import.meta.url)

function readCommitted(name: string) {
  return existsSync(file(name)) ? readFileSync(file(name), 'utf8') : ''
}

if (import.meta.main) {
  const files = listStaleFiles()
  const names = files.map(({ name }) => name).join(', ')
  if (argv.includes('--check') && files.length > 0) {
    stderr.write(`stale: ${names}. Run node gateway/src/compose.ts\n`)
    exit(1)
  }
  for (const { name, text } of files) writeFileSync(file(name), text)
  stdout.write(files.length > 0 ? `written: ${names}\n` : 'everything is fresh\n')
}
