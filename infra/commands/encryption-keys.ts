/** `npm run encryption-keys -- rotate`: a new key, and the command of the requests service that encrypts everything with it. */

import { loadSettings } from '../run/load-settings.ts'
import { dropPreviousEncryptionKeys, rotateEncryptionKey } from '../run/secrets.ts'
import type { Command } from '../run/start.ts'
import { requireConsent } from './consent.ts'
import { withInstallation } from './installation.ts'

export async function run(command: Command): Promise<never> {
  await requireConsent({
    command: 'npm run encryption-keys -- rotate',
    consequences:
      'This encrypts everything with a new key and then deletes the present one from DATA_DIR. The recovery sheet that is printed no longer opens what is stored here: print a new one, and keep the old one for the backups made until now.',
    hasConsent: command.values.yes ?? false,
  })
  const settings = loadSettings(command.root)
  const needs = {
    settings,
    purpose: 'the encryption key being rotated',
    isExclusive: true,
    // Both keys stay until nothing is encrypted with the old one, so that it may be interrupted at any moment.
    prepare: () => rotateEncryptionKey(settings),
    builds: ['requests' as const],
  }
  const { code } = await withInstallation(command, needs, ({ runServiceCommand }) =>
    runServiceCommand('requests', 'rotate', []),
  )
  if (code === 0) dropPreviousEncryptionKeys(settings)
  process.exit(code)
}
