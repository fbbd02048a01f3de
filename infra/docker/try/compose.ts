/** The compose file, brought up by podman-compose as a project of its own. */
import { execFileSync, spawnSync } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../..')

/** The containers of the product's programs, and how each is asked whether it is ready. */
export const programs = {
  auth: '/run/access/sockets/auth.sock',
  content: '/run/access/sockets/content.sock',
  requests: '/run/access/sockets/requests.sock',
  gateway: '/run/access/sockets/gateway.sock',
  'shell-1': '3000',
  'shell-2': '3000',
}

export type ProgramName = keyof typeof programs

export type Compose = ReturnType<typeof createCompose>

/** @param ports those of this machine under which it is to be reached */
export function createCompose(project: string, ports: { http: number; https: number; mail: number }) {
  const files = ['-f', 'docker-compose.yml', '-f', 'infra/docker/try/compose.yml', '-p', project]
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    CONTAINERS_CONF: path.join(import.meta.dirname, 'containers.conf'),
    COMPOSE_PROJECT_NAME: project,
    COMPOSE: ['podman-compose', ...files].join(' '),
    HTTP_PORT: `${ports.http}`,
    HTTPS_PORT: `${ports.https}`,
    MAIL_PORT: `${ports.mail}`,
  }
  // Of this process, not of the product.
  delete env.NODE_ENV
  const options = { cwd: root, env, encoding: 'utf8', maxBuffer: 2 ** 26 } as const
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const getContainer = (service: string) => `${project}_${service}_1`
  const inspect = (service: string, format: string) =>
    run('podman', 'inspect', '--format', format, getContainer(service)).trim()

  return {
    env,
    up: () => run('podman-compose', ...files, 'up', '-d'),
    /** With all its volumes. */
    down: () => spawnSync('podman-compose', [...files, 'down', '-v'], options),
    exec: (service: string, ...args: string[]) => run('podman', 'exec', getContainer(service), ...args),
    /** What it wrote, errors too. */
    readLogs: (service: string) => {
      const { stdout, stderr } = spawnSync('podman', ['logs', getContainer(service)], options)
      return `${stdout}${stderr}`
    },
    getImageId: (service: string) => inspect(service, '{{.Image}}'),
    /** Of its first process, on this machine; 0 while it does not run. */
    getPid: (service: string) => Number(inspect(service, '{{.State.Pid}}')),
    isReady: (service: ProgramName) =>
      spawnSync(
        'podman',
        ['exec', getContainer(service), 'node', 'infra/docker/check-health.mjs', programs[service]],
        options,
      ).status === 0,
  }
}
