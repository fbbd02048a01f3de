/**
 * Images without Docker and without an image registry: by Debian's buildah, from a base that mmdebstrap makes under the
 * name that the Dockerfile uses, with stand-ins for the images of others.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { formatEicarSignature } from '../../virus-scan/eicar.ts'

const standIns = path.join(import.meta.dirname, 'stand-ins')

export const targets = ['shell', 'gateway', 'auth', 'content', 'requests', 'migrate'] as const

const base = 'localhost/debian-bookworm'

/** The images of others, each by the folder of its stand-in; those that follow from another come after it. */
const images = {
  node: 'docker.io/library/node:24.21.0-bookworm-slim',
  postgres: 'docker.io/library/postgres:18.1',
  caddy: 'docker.io/library/caddy:2.6.2',
  maildev: 'docker.io/maildev/maildev:2.2.1',
  clamav: 'docker.io/clamav/clamav:1.4',
}

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'pipe'] })

const hasImage = (name: string) => spawnSync('podman', ['image', 'exists', name]).status === 0

/** Makes what the Dockerfile and the compose file find in a registry elsewhere; what has not changed comes from the cache. */
export function buildStandIns(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'access-stand-ins-'))
  try {
    for (const [name, image] of Object.entries(images)) {
      if (!hasImage(base)) importDebian(folder)
      const context = path.join(folder, name)
      cpSync(path.join(standIns, name), context, { recursive: true })
      if (name === 'node') addNode(context)
      if (name === 'clamav') writeFileSync(path.join(context, 'access.ndb'), formatEicarSignature())
      run('buildah', 'bud', '--isolation', 'chroot', '--layers', '-t', image, context)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function importDebian(folder: string) {
  const archive = path.join(folder, 'debian.tar')
  run('mmdebstrap', '--variant=minbase', '--include=ca-certificates', 'bookworm', archive)
  const change = 'ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
  run('podman', 'import', '--change', change, archive, base)
}

/** This Node with its npm, and the certificates that this machine trusts. */
function addNode(context: string) {
  cpSync(realpathSync(process.execPath), path.join(context, 'node'))
  const npm = realpathSync(run('sh', '-c', 'command -v npm').trim())
  cpSync(path.dirname(path.dirname(npm)), path.join(context, 'npm'), { recursive: true })
  cpSync('/etc/ssl/certs/ca-certificates.crt', path.join(context, 'ca-certificates.crt'))
}

/** Builds a target of the Dockerfile from the sources in a folder; returns the image's id, the same for the same sources. */
export function buildTarget(
  source: string,
  target: string,
  { isFromScratch = false, tag = 'latest' } = {},
): string {
  const output = run(
    'buildah',
    ...['bud', '--isolation', 'chroot', '--timestamp', '0', isFromScratch ? '--no-cache' : '--layers'],
    ...['-f', path.join(source, 'infra/docker/Dockerfile'), '--target', target],
    ...['-t', `localhost/access/${target}:${tag}`, source],
  )
  return output.trim().split('\n').at(-1)!
}

/** In megabytes. */
export const getImageSize = (name: string): number =>
  Number(run('podman', 'image', 'inspect', '--format', '{{.Size}}', name).trim()) / 2 ** 20
