/**
 * `node infra/long/handbook/try-handbook.ts [one-machine|containers]`: runs every command of those pages as it stands, in
 * a fresh clone. one-machine.md on a machine with systemd (a container, by Debian's podman), as an ordinary user who may
 * use sudo and as root; containers.md on this machine, with podman-compose under the name of Docker. Then it signs in,
 * sends a legal aid request and reads its email, and looks whether anybody was turned away by the upgrade.
 */
import { buildStandIns } from '../../docker/try/images.ts'
import { type Machine, startMachine, useThisMachine } from './machines.ts'
import { buildScript } from './page.ts'

const domain = 'help.localhost'

let failureCount = 0

function report(text: string, isRight: boolean) {
  if (!isRight) failureCount += 1
  process.stdout.write(`${isRight ? 'ok  ' : 'FAIL'}  ${text}\n`)
}

function tryOn(machine: Machine, name: string, script: string, settingsFile: string) {
  try {
    const code = machine.follow(script)
    report(`${name}: all commands, exit ${code}`, code === 0)
    if (code === 0) useProduct(machine, name, settingsFile)
  } finally {
    machine.remove()
  }
}

function useProduct(machine: Machine, name: string, settingsFile: string) {
  const reads = machine.execute('sort /tmp/reads | uniq -c').output.trim()
  report(`${name}: pages read during the upgrade, by status: ${reads}`, /^\d+ 200$/.test(reads))
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
  const look = `curl --silent http://127.0.0.1:1080/email | grep -q '${reference}' && exit; sleep 1`
  const { code } = machine.execute(`for try in $(seq 60); do ${look}; done; exit 1`)
  report(`${name}: its email has arrived`, code === 0)
}

const pages = {
  async 'one-machine'() {
    const script = buildScript('one-machine.md', { domain, smtpUrl: 'smtp://127.0.0.1:2525' })
    for (const user of ['dana', 'root'])
      tryOn(await startMachine(user), user, script, '/srv/access/settings.env')
  },
  async containers() {
    const script = buildScript('containers.md', { domain, smtpUrl: 'smtps://mail:1025' })
    tryOn(useThisMachine(), 'containers', script, '~/clone/.env')
  },
}

const selected = process.argv.slice(2)
buildStandIns()
for (const [name, tryPage] of Object.entries(pages))
  if (selected.length === 0 || selected.includes(name)) await tryPage()
process.exit(failureCount > 0 ? 1 : 0)
