/**
 * `npm run demo:remove`: shows what it will take, asks, and takes it: first in requests, which knows the events with
 * registrations, then in content. It leads into the setup.
 */

import { loadSettings } from '../run/load-settings.ts'
import { buildPublicUrl } from '../run/programs.ts'
import type { ServiceName } from '../run/secrets.ts'
import type { Command } from '../run/start.ts'
import { assertMayAsk, requireConsent } from './consent.ts'
import { type Installation, withInstallation } from './installation.ts'

const planFlag = '--dry-run'

export async function run(command: Command): Promise<never> {
  const { values } = command
  const settings = loadSettings(command.root)
  const identity =
    settings.get('SEED') === 'own'
      ? 'It makes settings and fixed texts neutral.'
      : 'Settings and fixed texts stay; with SEED=own neutral ones come in their place.'
  const question = {
    command: 'npm run demo:remove',
    consequences: `This deletes the demonstration's content, requests and messages that nobody has changed or uses, for good. ${identity} With --dry-run it only shows what goes.`,
    hasConsent: values.yes ?? false,
  }
  if (!values['dry-run']) assertMayAsk(question)
  const needs = {
    settings,
    purpose: 'the demonstration being taken away',
    builds: ['requests', 'content'] satisfies ServiceName[],
  }
  const code = await withInstallation(command, needs, async (installation) => {
    const planned = await removeDemo(installation, [planFlag])
    if (planned !== 0 || values['dry-run']) return planned
    await requireConsent(question)
    const removed = await removeDemo(installation, [])
    if (removed === 0) process.stdout.write(`Make it yours: ${buildPublicUrl(settings)}/admin/office-setup\n`)
    return removed
  })
  process.exit(code)
}

/** In both services; resolves to the first exit code that is not 0. */
async function removeDemo({ runServiceCommand }: Installation, flags: string[]): Promise<number> {
  const inbox = await runServiceCommand('requests', 'demo', flags)
  if (inbox.code !== 0) return inbox.code
  const referencedIds = inbox.output
  return (await runServiceCommand('content', 'demo', [...flags, ...referencedIds])).code
}
