/** `npm run keys`: the recovery sheet, its drill, and key pairs for backups. Nothing secret is shown. */

import { writeFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { withInstallation } from '../commands/installation.ts'
import { StartupError } from '../run/bootstrap/startup-error.mjs'
import { loadSettings } from '../run/load-settings.ts'
import { readText, resolveFile } from '../run/named-files.ts'
import { readEncryptionKeys } from '../run/secrets.ts'
import type { Command } from '../run/start.ts'
import { computeKeyId } from './manifest.ts'
import { formatRecoverySheet, parseRecoveryWords } from './recovery-sheet.ts'

export async function run(command: Command): Promise<never> {
  const [action = '', file] = command.positionals
  process.exit(await actions[action as keyof typeof actions](command, file ? resolveFile(file) : ''))
}

const actions = { sheet: writeSheet, check: checkSheet, identity: writeIdentity }

async function writeSheet({ root, steps }: Command, file: string): Promise<number> {
  const encryptionKeys = readEncryptionKeys(loadSettings(root))
  if (encryptionKeys.length === 0)
    throw new StartupError('There is no encryption key yet: start the product once.')
  writeNewFile(file, formatRecoverySheet(encryptionKeys, new Date()))
  steps.line(
    `The recovery sheet for ${encryptionKeys.map(computeKeyId).join(', ')} is ${file}: open it in a browser and print it, then delete the file.`,
  )
  return 0
}

async function checkSheet(command: Command, file: string): Promise<number> {
  if (!file && process.stdin.isTTY)
    process.stderr.write(
      'The 24 words of each key, then Ctrl-D (they stay on this screen: clear it afterwards):\n',
    )
  const encryptionKeys = parseRecoveryWords(file ? readText(file) : await text(process.stdin))
  const [encryptionKey = '', ...previousKeys] = encryptionKeys
  const settings = loadSettings(command.root)
  const options = { settings, purpose: 'a recovery sheet being checked', builds: ['requests' as const] }
  return withInstallation(command, options, async ({ runServiceCommand }) => {
    const { code } = await runServiceCommand('requests', 'check-keys', [], {
      encryptionKey,
      previousEncryptionKeys: previousKeys.join(','),
    })
    return code
  })
}

async function writeIdentity({ steps }: Command, file: string): Promise<number> {
  const identity = await generateX25519Identity()
  const recipient = await identityToRecipient(identity)
  writeNewFile(file, `# public key: ${recipient}\n${identity}\n`)
  steps.line(
    `${file} opens backups: store it away from the machine that makes them.\nBACKUP_RECIPIENT=${recipient}`,
  )
  return 0
}

/** For its owner only; a file that is there is not written over. */
function writeNewFile(file: string, content: string): void {
  try {
    writeFileSync(file, content, { mode: 0o600, flag: 'wx' })
  } catch (cause) {
    throw new StartupError(
      `${file} cannot be written (${(cause as NodeJS.ErrnoException).code}): name a new file.`,
      { cause },
    )
  }
}
