import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createTestFolder } from '../run/testing/folders.ts'
import { root } from './sources.ts'

const description = path.join(root, 'gateway/openapi.json')

/** Redocly's problems with an OpenAPI document, without its update notice. */
async function lint(file: string): Promise<{ ruleId: string }[]> {
  const cli = path.join(root, 'node_modules/@redocly/cli/bin/cli.js')
  const config = path.join(root, 'infra/quality/redocly.yaml')
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const args = [cli, 'lint', file, '--config', config, '--format', 'json']
  const { stdout } = await promisify(execFile)(process.execPath, args, { env }).catch((failed) => failed)
  return JSON.parse(stdout).problems
}

test('our OpenAPI document is valid, without a warning', async () => {
  expect(await lint(description)).toEqual([])
})

test('an operation without security is reported', async () => {
  const changed = JSON.parse(readFileSync(description, 'utf8'))
  changed.paths['/api/cases'].get.security = undefined
  const file = path.join(createTestFolder(), 'openapi.json')
  writeFileSync(file, JSON.stringify(changed))
  expect((await lint(file)).map(({ ruleId }) => ruleId)).toEqual(['security-defined'])
})
