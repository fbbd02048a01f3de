/**
 * Committed files that are written by a command must be what it would write now: the schema of each service, and what
 * the gateway composes from them. `node infra/quality/generated.ts`, after a build.
 */

import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { report, root, textOf } from './sources.ts'

const services = ['auth', 'content', 'requests']

function staleSchema(service: string): string[] {
  const file = `services/${service}/schema.graphql`
  const command = `.build/services/${service}/schema.mjs`
  const now = execFileSync(process.execPath, [command], { cwd: root, encoding: 'utf8' })
  if (existsSync(file) && textOf(file).trim() === now.trim()) return []
  return [`${file} is stale: node ${command} ${file}`]
}

function staleInGateway(): string[] {
  const { status, stderr, stdout } = spawnSync(process.execPath, ['gateway/src/compose.ts', '--check'], {
    cwd: root,
    encoding: 'utf8',
  })
  return status === 0 ? [] : [`${stdout}${stderr}`.trim()]
}

if (import.meta.main) report([...services.flatMap(staleSchema), ...staleInGateway()])
