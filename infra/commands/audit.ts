/** `npm run audit`: each service verifies its own audit log, with the ends of its chain that are known from elsewhere. */

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { loadSettings } from '../run/load-settings.ts'
import { type ServiceName, services } from '../run/secrets.ts'
import type { Command } from '../run/start.ts'
import { withInstallation } from './installation.ts'

export async function run(command: Command): Promise<never> {
  const settings = loadSettings(command.root)
  const knownEnds = command.positionals.slice(1).map((end) => end.split(':'))
  const listEnds = (service: ServiceName) => [
    ...listLoggedEnds(path.join(settings.dataDir, 'logs'), service),
    ...knownEnds.filter(([name]) => name === service).map(([, position, hash]) => `${position}:${hash}`),
  ]
  const options = { settings, purpose: 'the audit being verified', builds: [...services] }
  const isWhole = await withInstallation(command, options, async ({ runServiceCommand }) => {
    const codes: number[] = []
    for (const service of services)
      codes.push((await runServiceCommand(service, 'main', ['audit', ...listEnds(service)])).code)
    return codes.every((code) => code === 0)
  })
  process.exit(isWhole ? 0 : 1)
}

/** The last end of the chain in each log file of a service: every earlier one is before it in the chain. */
export function listLoggedEnds(folder: string, service: ServiceName): string[] {
  const pattern = new RegExp(`^${service}(\\.\\d+)?\\.log$`)
  return listFiles(folder)
    .filter((file) => pattern.test(file))
    .flatMap((file) => {
      const ends = [
        ...readFileSync(path.join(folder, file), 'utf8').matchAll(
          /"auditChain":\{"position":(\d{1,15}),"hash":"([0-9a-f]{64})"\}/g,
        ),
      ]
      const [, position, hash] = ends.at(-1) ?? []
      return position ? [`${position}:${hash}`] : []
    })
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
