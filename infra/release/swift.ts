/** OpenStack's Swift with its S3 interface, as Debian has it, on free ports of this machine and in a folder of its own. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { findFreePorts } from '../run/ports.ts'

const storageServers = ['account', 'container', 'object'] as const

/** Its version; undefined where it is not installed. */
export function findSwiftVersion(): string | undefined {
  try {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a field of dpkg-query
    return execFileSync('dpkg-query', ['-W', '-f', '${Version}', 'swift-proxy'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return undefined
  }
}

const formatServer = (name: string, { port, folder }: { port: number; folder: string }) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = root
swift_dir = ${folder}
devices = ${folder}/devices
mount_check = false
disable_fallocate = true
[pipeline:main]
pipeline = ${name}-server
[app:${name}-server]
use = egg:swift#${name}
`

const formatProxy = (ports: { proxy: number; cache: number }, folder: string) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${ports.proxy}
workers = 0
user = root
swift_dir = ${folder}
[pipeline:main]
pipeline = catch_errors cache s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${ports.cache}
[filter:s3api]
use = egg:swift#s3api
allow_multipart_uploads = no
[filter:tempauth]
use = egg:swift#tempauth
user_try_releases = a-secret .admin
`

/** Starts it with a bucket; with the settings by which it is reached, and a function that ends and removes it. */
export async function startSwift(bucket: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'access-swift-'))
  const [proxy = 0, cache = 0, ...ports] = await findFreePorts(2 + storageServers.length)
  mkdirSync(path.join(folder, 'devices/one'), { recursive: true })
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)
  write(
    'swift.conf',
    '[swift-hash]\nswift_hash_path_suffix = try\n[storage-policy:0]\nname = default\ndefault = yes\n',
  )
  write('proxy-server.conf', formatProxy({ proxy, cache }, folder))
  for (const [index, name] of storageServers.entries()) {
    const port = ports[index]!
    write(`${name}-server.conf`, formatServer(name, { port, folder }))
    const build = (...args: string[]) =>
      execFileSync('swift-ring-builder', [`${name}.builder`, ...args], { cwd: folder, stdio: 'ignore' })
    build('create', '4', '1', '1')
    build('add', `r1z1-127.0.0.1:${port}/one`, '1')
    build('rebalance')
  }
  const children: ChildProcess[] = [
    spawn('memcached', ['-u', 'nobody', '-l', '127.0.0.1', '-p', `${cache}`], { stdio: 'ignore' }),
    ...[...storageServers, 'proxy'].map((name) =>
      spawn(`swift-${name}-server`, [path.join(folder, `${name}-server.conf`)], { stdio: 'ignore' }),
    ),
  ]
  for (const port of [proxy, cache, ...ports]) await waitForPort(port)
  const env = {
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${proxy}`,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'try:releases',
    AWS_SECRET_ACCESS_KEY: 'a-secret',
  }
  await createBucket(bucket, env)
  return {
    env,
    async stop() {
      const exits = children.map((child) => new Promise((resolve) => child.once('exit', resolve)))
      for (const child of children) child.kill('SIGTERM')
      await Promise.all(exits)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function createBucket(Bucket: string, env: Record<string, string>): Promise<void> {
  const client = new S3Client({
    endpoint: env.AWS_ENDPOINT_URL_S3!,
    region: env.AWS_REGION!,
    forcePathStyle: true,
    credentials: { accessKeyId: env.AWS_ACCESS_KEY_ID!, secretAccessKey: env.AWS_SECRET_ACCESS_KEY! },
    requestChecksumCalculation: 'WHEN_REQUIRED',
  })
  await client.send(new CreateBucketCommand({ Bucket }))
  client.destroy()
}

async function waitForPort(port: number): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false))
      socket.once('connect', () => socket.destroy())
    })
    if (isOpen) return
    await wait(100)
  }
  throw new Error(`Nothing listens at ${port}`)
}
