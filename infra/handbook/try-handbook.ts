/**
 * `node infra/handbook/try-handbook.ts [one-machine|containers]`: runs every command of those pages as it stands, in a
 * fresh clone. one-machine.md on a machine with systemd (a container, by Debian's podman), as an ordinary user who may use
 * sudo and as root; containers.md on this machine, with podman-compose under the name of Docker. Then it signs in, sends a
 * legal aid request and reads its email, and looks whether anybody was turned away by the upgrade.
 */
import path from 'node:path'
import { buildStandIns } from '../docker/try/images.ts'
import { type Machine, startMachine, useThisMachine } from './try/machine.ts'
import { buildScript } from './try/page.ts'

const root = path.resolve(import.meta.dirname, '../..')
const domain = 'help.localhost'

let failureCount = 0

function report(text: string, isRight: boolean) {
  if (!isRight) failureCount += 1
  process.stdout.write(`${isRight ? 'ok  ' : 'FAIL'}  ${text}\n`)
}

async function tryOn(machine: Machine, name: string, script: string, settingsFile: string) {
  try {
    let [title, beganAt] = ['', performance.now()]
    let output: string[] = []
    const { code, errors } = await machine.follow(script, (line) => {
      const [, begun] = /^::begin (.*)$/.exec(line) ?? []
      if (begun) {
        ;[title, beganAt, output] = [begun, performance.now(), []]
      } else if (line.startsWith('::end'))
        report(
          `${name}: ${title}, ${((performance.now() - beganAt) / 1_000).toFixed(1)} s: ${output.at(-1) ?? ''}`,
          true,
        )
      else if (line.trim()) output.push(line)
    })
    if (code === 0) useProduct(machine, name, settingsFile)
    else
      report(
        [
          `${name}: ${title}: exit ${code}`,
          ...output.slice(-20),
          errors.slice(-3_000),
          machine.readLog(),
        ].join('\n'),
        false,
      )
  } catch (error) {
    report(`${name}: ${(error as Error).message}`, false)
  } finally {
    machine.remove()
  }
}

function useProduct(machine: Machine, name: string, settingsFile: string) {
  const reads = machine.execute('sort /tmp/reads | uniq -c').output.trim()
  const isWhole = /^\d+ 200$/.test(reads)
  report(`${name}: pages read during the upgrade, by status: ${reads}`, isWhole)
  if (!isWhole)
    process.stdout.write(`${machine.execute('cat /tmp/failed-reads').output}\n${machine.readLog()}\n`)
  const post = (call: string, body: string) =>
    `curl --silent --write-out ' %{http_code}' --header 'content-type: application/json' --data "${body.replaceAll('"', '\\"')}" https://${domain}${call}`
  const login = post('/api/auth/login', '{"email":"director@example.org","password":"$password"}')
  const signIn = machine.execute(
    `password=$(sudo sed -n 's/^ADMIN_PASSWORD=//p' ${settingsFile}); ${login} | tail -c 4`,
  ).output
  report(`${name}: the first administrator signs in:${signIn}`, signIn === ' 200')
  const request = {
    ...{ name: 'Noor Haddad', email: 'noor@example.com', phone: '(555) 555-0178', urgency: 'High' },
    ...{ category: 'Housing Rights', description: 'The landlord changed the lock.', documents: [] },
    eligibilityData: { income: 'Under $15,000', householdSize: '3' },
  }
  const sent = machine.execute(
    post('/api/legal-aid-requests', JSON.stringify(request).replaceAll('$', '\\$')),
  ).output
  const [, reference] = /"reference":"([^"]+)"/.exec(sent) ?? []
  report(`${name}: a legal aid request: ${sent.slice(-4)}, ${reference}`, sent.endsWith(' 201'))
  const email = machine
    .execute(
      `for try in $(seq 60); do curl --silent http://127.0.0.1:1080/email | grep -o '${reference}' | head -1 | grep . && exit; sleep 1; done`,
    )
    .output.trim()
  report(`${name}: its email has arrived`, email === reference)
}

const pages = {
  async 'one-machine'() {
    const script = buildScript('one-machine.md', { domain, smtpUrl: 'smtp://127.0.0.1:2525' })
    for (const user of ['dana', 'root'])
      await tryOn(await startMachine(user, root), user, script, '/srv/access/settings.env')
  },
  async containers() {
    const script = buildScript('containers.md', { domain, smtpUrl: 'smtps://mail:1025' })
    await tryOn(useThisMachine(root), 'containers', script, '~/clone/.env')
  },
}

const selected = process.argv.slice(2)
buildStandIns()
for (const [name, tryPage] of Object.entries(pages))
  if (selected.length === 0 || selected.includes(name)) await tryPage()
process.stdout.write(failureCount > 0 ? `${failureCount} failed\n` : 'all commands work\n')
process.exit(failureCount > 0 ? 1 : 0)
