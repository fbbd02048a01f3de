/** A machine with systemd for trying the handbook: a container, by Debian's podman. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

const image = 'localhost/access-machine'
const env = {
  ...process.env,
  CONTAINERS_CONF: path.resolve(import.meta.dirname, '../../docker/try/containers.conf'),
}
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, {
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** Its image, made once. */
export const buildMachine = () =>
  run(
    'buildah',
    'bud',
    '--isolation',
    'chroot',
    '--layers',
    '-t',
    image,
    path.join(import.meta.dirname, 'machine'),
  )

export type Machine = Awaited<ReturnType<typeof startMachine>>

/** Starts one, with a repository of this clone's last commit in /source.git, and a mail catcher. */
export async function startMachine(name: string, root: string) {
  run('podman', 'run', '-d', '--name', name, '--privileged', '--systemd=always', image, '/sbin/init')
  const execute = (user: string, script: string) =>
    spawnSync('podman', ['exec', '-i', '-u', user, name, 'bash', '-c', script], { env, encoding: 'utf8' })
  const machine = {
    /** Runs a script as a user; what it printed, and its exit code. */
    execute(user: string, script: string) {
      const { status, stdout, stderr } = execute(user, script)
      return { code: status, output: `${stdout}${stderr}` }
    },
    /** The same, given to bash line by line as somebody would type it; each line of its output is told. */
    async type(user: string, script: string, onLine: (line: string) => void) {
      const child = spawn('podman', ['exec', '-i', '-u', user, name, 'bash', '-s'], { env })
      child.stdin.end(script)
      let rest = ''
      child.stdout.on('data', (data) => {
        const lines = `${rest}${data}`.split('\n')
        rest = lines.pop()!
        lines.forEach(onLine)
      })
      const [errors, code] = await Promise.all([
        text(child.stderr),
        new Promise<number | null>((resolve) => child.once('close', resolve)),
      ])
      return { code, errors }
    },
    remove: () => void spawnSync('podman', ['rm', '-f', '-t', '0', name], { env }),
  }
  while (
    !['running', 'degraded'].includes(machine.execute('root', 'systemctl is-system-running').output.trim())
  )
    await wait(200)
  machine.execute('root', 'echo 127.0.0.1 help.localhost >> /etc/hosts')
  machine.execute('root', 'systemd-run --unit=mail maildev --smtp 2525 --web 1080')
  const bundle = path.join(root, '.build/handbook.bundle')
  run('git', '-C', root, 'bundle', 'create', bundle, 'HEAD')
  run('podman', 'cp', bundle, `${name}:/tmp/source.bundle`)
  machine.execute(
    'root',
    'git clone --quiet --bare /tmp/source.bundle /source.git && git -C /source.git branch -f main HEAD && chmod -R a+rwX /source.git',
  )
  return machine
}
