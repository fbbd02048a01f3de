/**
 * Committed files that are written by a command must be what it would write now: the schema of each service, what the
 * gateway composes from them, and the pictures of the architecture. `node infra/quality/generated.ts`, after a build.
 */

import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readText, reportProblems, root } from './sources.ts'

const services = ['auth', 'content', 'requests']

function findStaleSchema(service: string): string[] {
  const file = `services/${service}/schema.graphql`
  const command = `.build/services/${service}/schema.mjs`
  const now = execFileSync(process.execPath, [command], { cwd: root, encoding: 'utf8' })
  if (existsSync(file) && readText(file).trim() === now.trim()) return []
  return [`${file} is stale: node ${command} ${file}`]
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
  reportProblems([
    ...services.flatMap(findStaleSchema),
    ...['gateway/src/compose.ts', 'infra/quality/architecture.ts'].flatMap(findStaleFiles),
  ])
