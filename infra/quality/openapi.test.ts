import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { root } from './sources.ts'

test('our OpenAPI document is valid, without a warning', async () => {
  const cli = path.join(root, 'node_modules/@redocly/cli/bin/cli.js')
  const config = path.join(root, 'infra/quality/redocly.yaml')
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const args = [cli, 'lint', path.join(root, 'gateway/openapi.json'), '--config', config, '--format', 'json']
  // With a problem it ends with another code.
  const { stdout } = await promisify(execFile)(process.execPath, args, { env }).catch((failed) => failed)
  expect(JSON.parse(stdout).problems).toEqual([])
})
