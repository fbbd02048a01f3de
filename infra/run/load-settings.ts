/** The settings of a command: from the environment and `.env`, or one table of all that is wrong with them. */

import { existsSync } from 'node:fs'
import path from 'node:path'
import { loadEnvFile } from 'node:process'
import { StartupError } from './bootstrap/startup-error.mjs'
import { formatInvalidSettings, readSettings, type Settings } from './settings.ts'

/** Takes over the lines of `.env`; what is set in the environment goes before them. */
export function loadDotEnv(root: string): void {
  const file = path.join(root, '.env')
  if (existsSync(file)) loadEnvFile(file)
}

/** The settings, all of them fit to run with. */
export function loadSettings(root: string): Settings {
  loadDotEnv(root)
  const { settings, invalidSettings } = readSettings(process.env, root)
  if (invalidSettings.length === 0) return settings
  throw new StartupError(
    `These settings stop the start. Mend them in the environment or in .env; .env.example explains each.\n\n${formatInvalidSettings(invalidSettings)}`,
  )
}
