/** Where a page of the handbook is tried: a machine with systemd, which is a container by Debian's podman, or this one. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const root = path.resolve(import.meta.dirname, '../../..')
const image = 'localhost/access-machine'
const env = { ...process.env, CONTAINERS_CONF: path.join(root, 'infra/docker/try/containers.conf') }

export interface Machine {
  /** Runs a script; what it printed, and its exit code. Its commands find nobody at the keyboard. */
  execute(script: string): { code: number | null; output: string }
  /** The same, with all that it prints printed here. */
  follow(script: string): number | null
  remove(): void
}

/** @param command what runs a script that is given as one more argument */
const createMachine = (command: string, args: string[], env: NodeJS.ProcessEnv) => ({
  execute(script: string) {
    const { status, stdout, stderr } = spawnSync(command, [...args, script], { env, encoding: 'utf8' })
    return { code: status, output: `${stdout}${stderr}` }
  },
  follow: (script: string) =>
    spawnSync(command, [...args, script], { env, stdio: ['ignore', 'inherit', 'inherit'] }).status,
})

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

/** A bundle of this clone's last commit. */
function createBundle(): string {
  const bundle = path.join(root, '.build/handbook.bundle')
  mkdirSync(path.dirname(bundle), { recursive: true })
  run('git', '-C', root, 'bundle', 'create', bundle, 'HEAD')
  return bundle
}

const cloneBundle = (bundle: string) =>
  `rm -rf /source.git && git clone --quiet --bare ${bundle} /source.git && git -C /source.git branch -f main HEAD && git -C /source.git symbolic-ref HEAD refs/heads/main && chmod -R a+rwX /source.git`

/** Starts one with systemd, with a repository of this clone's last commit in /source.git, and a mail catcher. */
export async function startMachine(user: string): Promise<Machine> {
  const context = path.join(import.meta.dirname, 'machine')
  run('buildah', 'bud', '--isolation', 'chroot', '--layers', '-t', image, context)
  const name = `access-handbook-${user}`
  run('podman', 'run', '-d', '--name', name, '--privileged', '--systemd=always', image, '/sbin/init')
  const createFor = (user: string) => createMachine('podman', ['exec', '-u', user, name, 'bash', '-c'], env)
  const asRoot = createFor('root')
  while (!['running', 'degraded'].includes(asRoot.execute('systemctl is-system-running').output.trim()))
    await wait(200)
  asRoot.execute('echo 127.0.0.1 help.localhost >> /etc/hosts')
  asRoot.execute('systemd-run --unit=mail maildev --smtp 2525 --web 1080')
  run('podman', 'cp', createBundle(), `${name}:/tmp/source.bundle`)
  asRoot.execute(cloneBundle('/tmp/source.bundle'))
  return {
    ...createFor(user),
    remove: () => void spawnSync('podman', ['rm', '-f', '-t', '0', name], { env }),
  }
}

/** This one, with podman-compose under the name of Docker, run by root, and the ports 80, 443 and 1080 free. */
export function useThisMachine(): Machine {
  const home = mkdtempSync(path.join(tmpdir(), 'access-handbook-'))
  const bin = path.join(home, 'bin')
  mkdirSync(bin)
  const writeCommand = (name: string, line: string) =>
    writeFileSync(path.join(bin, name), `#!/bin/sh\n${line}\n`, { mode: 0o755 })
  writeCommand('docker', 'shift; exec podman-compose -p access "$@"')
  // Only root may use podman here.
  writeCommand('sudo', 'exec "$@"')
  // Of a name below localhost Caddy makes the certificate itself, which curl does not know.
  writeFileSync(path.join(home, '.curlrc'), 'insecure\n')
  const machine = createMachine('bash', ['-c'], {
    ...env,
    ...{ PATH: `${bin}:${process.env.PATH}`, HOME: home },
    ...{ BUILDAH_ISOLATION: 'chroot', COMPOSE: 'podman-compose -p access' },
    ...{ GIT_CONFIG_COUNT: '2', GIT_CONFIG_KEY_0: 'user.name', GIT_CONFIG_VALUE_0: 'Dana' },
    ...{ GIT_CONFIG_KEY_1: 'user.email', GIT_CONFIG_VALUE_1: 'dana@example.org' },
  })
  machine.execute(cloneBundle(createBundle()))
  return {
    ...machine,
    remove() {
      machine.execute('cd ~/clone && docker compose down --volumes')
      for (const folder of [home, '/source.git']) rmSync(folder, { recursive: true, force: true })
    },
  }
}
