/**
 * `node infra/release/try-bucket.ts`: releases through a bucket of a real S3 interface (Swift's, where Debian's packages
 * swift-proxy, swift-account, swift-container, swift-object and memcached are installed): what a store must do, a release
 * and a rollback by the commands, and a product that has nothing but the bucket.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openReleaseStore } from '@access/release-store'
import { startProduct } from '../run/product.ts'
import { findSwiftVersion, startSwift } from './swift.ts'

const root = path.resolve(import.meta.dirname, '../..')
const bucket = 'releases'
const store = `s3://${bucket}/access`
const remotes = ['mfe-public', 'mfe-get-help', 'mfe-admin']

let failureCount = 0

function report(text: string, isRight: boolean) {
  if (!isRight) failureCount += 1
  process.stdout.write(`${isRight ? 'ok  ' : 'FAIL'}  ${text}\n`)
}

async function tryStore(env: Record<string, string>) {
  const bucketStore = await openReleaseStore(`s3://${bucket}/verbs`, env)
  const [one, two] = [Buffer.from('one'), Buffer.from('two')]
  report('nothing is read where nothing is', (await bucketStore.read('nothing')) === null)
  report('what is created is there', await bucketStore.create('line/1', one))
  report('and is not replaced', !(await bucketStore.create('line/1', two)))
  report('it is read as it was created', String(await bucketStore.read('line/1')) === 'one')
  const created = await Promise.all([one, two].map((content) => bucketStore.create('line/2', content)))
  report(`of two at once ${created.filter(Boolean).length} created it`, created.filter(Boolean).length === 1)
  const listed = [await bucketStore.list('line/'), await bucketStore.list('line/', 'line/1')]
  report(`listed: ${listed[0]}; after the first: ${listed[1]}`, listed.flat().length === 3)
  await bucketStore.remove('line/1')
  report('removed, it is gone', (await bucketStore.read('line/1')) === null)
  for (let index = 0; index < 1_100; index++) await bucketStore.create(`many/${index}`, one)
  const count = (await bucketStore.list('many/')).length
  report(`${count} of 1100 listed, over two pages`, count === 1_100)
}

async function tryReleases(env: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'access-bucket-'))
  try {
    const files = { RELEASE_KEYS: path.join(folder, 'keys.json'), RELEASE_KEY: path.join(folder, 'key.json') }
    const run = (command: string, ...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [`infra/release/${command}.mjs`, ...args],
        {
          cwd: root,
          env: { ...process.env, ...env, RELEASE_STORE: store, ...files, RELEASE_BY: 'Dana' },
          encoding: 'utf8',
        },
      )
      return { status, output: `${stdout}${stderr}`.trim() }
    }
    const { output } = run('release', 'mfe-public', '--new-key', files.RELEASE_KEY)
    const trustedKey = JSON.parse(/^\{.*^\}/ms.exec(output)![0])
    writeFileSync(files.RELEASE_KEYS, JSON.stringify({ keys: [{ ...trustedKey, names: ['*'] }] }))
    for (const remote of remotes) {
      const released = run('release', remote)
      report(`npm run release -- ${remote}: ${released.output.split('\n').at(-1)}`, released.status === 0)
    }
    const product = await startProduct({
      env: { ...env, RELEASE_STORE: store, RELEASE_KEYS: files.RELEASE_KEYS },
    })
    try {
      for (const page of ['/', '/get-help', '/admin/login']) {
        const { status } = await fetch(product.url + page)
        report(`${page} of a product that has nothing but the bucket: ${status}`, status === 200)
      }
    } finally {
      await product.stop()
    }
    const history = run('release', 'mfe-public', '--history')
    report(`the history: ${history.output}`, history.status === 0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const version = findSwiftVersion()
if (!version) {
  process.stdout.write(
    'SKIPPED: Swift is not installed here (Debian: apt-get install swift-proxy swift-account swift-container swift-object memcached). Nothing was tried.\n',
  )
} else {
  process.stdout.write(`OpenStack Swift ${version}\n`)
  const swift = await startSwift(bucket)
  try {
    await tryStore(swift.env)
    await tryReleases(swift.env)
  } finally {
    await swift.stop()
  }
  process.exitCode = failureCount > 0 ? 1 : 0
}
