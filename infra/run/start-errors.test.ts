import { readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createTestFolder } from './testing/folders.ts'
import { startProduct } from './testing/product.ts'

test('a port in use stops the start with one sentence, and nothing is left of it', async () => {
  const server = createServer()
  const port = await new Promise<number>((resolve) => {
    server.listen(0, () => resolve((server.address() as { port: number }).port))
  })
  onTestFinished(() => void server.close())
  const DATA_DIR = createTestFolder()
  await expect(startProduct({ env: { DATA_DIR, PORT: `${port}` } })).rejects.toThrow(
    new RegExp(
      `did not start \\(1\\):[^!]+\\n\\nPort ${port} is in use: .*\\(PORT=${port + 1} npm start\\)\\.\\n$`,
    ),
  )
  expect(readdirSync(DATA_DIR)).toEqual([])
})

test('settings that are wrong stop the start with one table', async () => {
  const env = { NODE_ENV: 'production', THROTTLES: 'off', ADMIN_PASSWORD: 'changeme' }
  await expect(startProduct({ env })).rejects.toThrow(/THROTTLES +"off".*\n +AUTH_SIGNING_KEY +not set/)
})

test('a database that does not respond stops the start with one sentence', async () => {
  const env = { DATABASE_URL: 'postgresql://someone:secret@127.0.0.1:1/postgres' }
  const failure = await startProduct({ env }).catch((error: Error) => error.message)
  expect(failure).toContain(
    'The database at 127.0.0.1:1 does not answer (ECONNREFUSED): start it or mend DATABASE_URL',
  )
  expect(failure).not.toContain('secret')
})
