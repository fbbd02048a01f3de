/** The settings of a command: from the environment and `.env`, or one table of all that is wrong with them. */

import { existsSync } from 'node:fs'
import path from 'node:path'
import { loadEnvFile } from 'node:process'
import { Trouble } from './ground/trouble.mjs'
import { readSettings, type Settings, tableOf } from './settings.ts'

/** Takes over the lines of `.env`; what is set in the environment goes before them. */
export function readDotEnv(root: string): void {
  const file = path.join(root, '.env')
  if (existsSync(file)) loadEnvFile(file)
}

/** The settings, all of them fit to run with. */
export function checkedSettings(root: string): Settings {
  readDotEnv(root)
  const { settings, wrong } = readSettings(process.env, root)
  if (wrong.length === 0) return settings
  throw new Trouble(
    `These settings stop the start. Mend them in the environment or in .env; .env.example explains each.\n\n${tableOf(wrong)}`,
  )
}
