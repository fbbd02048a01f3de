/**
 * Committed files that are written by a command, `npm run generate`: the schema of each service, what the gateway
 * composes from them, and the clients' operations. `node infra/quality/generated.ts`, after a build, checks them.
 */

import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from '../build/build.ts'
import { services } from '../run/secrets.ts'
import { readText, reportProblems, root } from './sources.ts'

/** Each works from what those before it write. */
const commands = ['gateway/src/compose.ts', 'infra/codegen/operations.ts']

const getSchemaFile = (service: string) => `services/${service}/schema.graphql`

const printSchema = (service: string): string =>
  execFileSync(process.execPath, [`.build/services/${service}/main.mjs`, 'schema'], {
    cwd: root,
    encoding: 'utf8',
  })

/** Writes them all, once the services are built, whose schemas are read from them. */
export async function run(): Promise<void> {
  await build([...services])
  for (const service of services) writeFileSync(path.join(root, getSchemaFile(service)), printSchema(service))
  for (const command of commands) execFileSync(process.execPath, [command], { cwd: root, stdio: 'inherit' })
}

function findStaleSchema(service: string): string[] {
  const file = getSchemaFile(service)
  if (existsSync(file) && readText(file).trim() === printSchema(service).trim()) return []
  return [`${file} is stale: npm run generate`]
}

/** What a command says that checks its own files. */
function findStaleFiles(command: string): string[] {
  const { status, stderr, stdout } = spawnSync(process.execPath, [command, '--check'], {
    cwd: root,
    encoding: 'utf8',
  })
  return status === 0 ? [] : [`${stdout}${stderr}`.trim()]
}

if (import.meta.main)
  reportProblems([...services.flatMap(findStaleSchema), ...commands.flatMap(findStaleFiles)])
