import { spawn } from 'node:child_process'
import path from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { findFreePorts } from '../../infra/run/ports.ts'
import { openPage } from './browser.ts'

/** Each remote on a page of its own, as its team develops it, before a product that runs. */

const root = path.resolve(import.meta.dirname, '../..')

/** Starts what `npm run dev -w FOLDER` does; resolves to the address that it prints. */
async function startAlone(folder: string): Promise<string> {
  const [port] = await findFreePorts(1)
  const child = spawn(process.execPath, ['infra/run/run.mjs', 'standalone', folder], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: `${port}`,
      PRODUCT_URL: inject('product').url,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        output += text
        const [url] = /http:\/\/localhost:\S+/.exec(output) ?? []
        if (url) resolve(url.replace(/,$/, ''))
      })
    child.once('close', () => reject(new Error(output)))
  })
}

test.each([
  ['mfe-public', '/', 'link', 'Request Free Legal Help'],
  ['mfe-get-help', '/get-help', 'heading', 'Request Legal Aid'],
  ['mfe-admin', '/admin', 'button', 'Sign In'],
] as const)('%s runs alone', async (folder, address, role, name) => {
  const url = await startAlone(folder)
  expect(new URL(url).pathname).toBe(address)
  const { page, requestedUrls } = await openPage({ baseURL: new URL(url).origin })
  await page.goto(address)
  await page
    .getByRole(role, { name: new RegExp(name, 'i') })
    .first()
    .waitFor()
  expect(requestedUrls.filter((requested) => new URL(requested).pathname.startsWith('/remotes'))).toEqual([])
})
