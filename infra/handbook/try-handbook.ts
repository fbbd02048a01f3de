/**
 * `node infra/handbook/try-handbook.ts`: runs every command of one-machine.md as it stands, in a fresh clone on a machine
 * with systemd (a container, by Debian's podman), as an ordinary user who may use sudo and as root; then signs in, sends a
 * legal aid request and reads its email, and looks whether anybody was turned away by the upgrade. Of the page two things
 * are others: the domain is one of this machine, and the mail server a mail catcher.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildStandIns } from '../docker/try/images.ts'
import { buildMachine, type Machine, startMachine } from './try/machine.ts'

const root = path.resolve(import.meta.dirname, '../..')
const page = readFileSync(path.join(import.meta.dirname, 'one-machine.md'), 'utf8')

const replacements = [
  ['help.example.org', 'help.localhost'],
  ['smtps://user:password@mail.example.org', 'smtp://127.0.0.1:2525'],
] as const

let failureCount = 0

function report(text: string, isRight: boolean) {
  if (!isRight) failureCount += 1
  process.stdout.write(`${isRight ? 'ok  ' : 'FAIL'}  ${text}\n`)
}

/** The blocks of commands, each with the heading that it is below. */
function listBlocks(): { heading: string; commands: string }[] {
  let heading = ''
  return Array.from(page.matchAll(/^## (.*)$|^```sh\n(.*?)^```$/gms), ([, title, commands]) => {
    if (title) heading = title
    return { heading, commands: commands ?? '' }
  }).filter(({ commands }) => commands)
}

/** What changes while the product runs, before the chapter that says how it comes: a line of the style of a page. */
const change = `git clone --quiet /source.git /tmp/change && cd /tmp/change
echo '.next-version { color: inherit; }' >> "$(git ls-files 'mfe-get-help/src/*.module.css' | head -1)"
git commit --quiet --all --message 'The next version' && git push --quiet origin HEAD:main
cd - > /dev/null`

/** Somebody who reads all the time, from before the upgrade until after it. */
const reading = {
  begin: `( while [ ! -e /tmp/read-enough ]; do
  curl --silent --output /dev/null --write-out '%{http_code}\\n' "https://help.localhost/judgments?q=word$((number += 1))"
done > /tmp/reads ) &`,
  end: 'touch /tmp/read-enough; wait',
}

function buildScript(): string {
  const blocks = listBlocks().map(({ heading, commands }, index) => {
    const isUpgrade = heading.includes('An upgrade')
    return [
      ...(isUpgrade ? [change, reading.begin] : []),
      `echo '::begin ${index} ${heading}'`,
      commands,
      ...(isUpgrade ? [reading.end] : []),
      `echo '::end ${index}'`,
    ].join('\n')
  })
  return [
    'set -euo pipefail',
    'cd ~ && git clone --quiet /source.git clone && cd clone',
    applyReplacements(),
    ...blocks,
  ].join('\n')
}

/** The own names, as the page says, in the files that it copies; the commands are given with them. */
const applyReplacements = () =>
  replacements
    .map(([from, to]) => `grep -rlF '${from}' infra/handbook | xargs sed -i 's#${from}#${to}#g'`)
    .join('\n')

async function tryAs(user: string) {
  const machine = await startMachine(`access-handbook-${user}`, root)
  try {
    let [title, beganAt] = ['', performance.now()]
    let output: string[] = []
    const script = replacements.reduce(
      (script, [from, to]) => script.replaceAll(`https://${from}`, `https://${to}`),
      buildScript(),
    )
    const { code, errors } = await machine.type(user, script, (line) => {
      const [, begun] = /^::begin \d+ (.*)$/.exec(line) ?? []
      if (begun) {
        ;[title, beganAt, output] = [begun, performance.now(), []]
      } else if (line.startsWith('::end'))
        report(`${user}: ${title}, ${((performance.now() - beganAt) / 1_000).toFixed(1)} s`, true)
      else output.push(line)
    })
    if (code !== 0) {
      const log = machine.execute('root', 'journalctl --no-pager --unit access | tail -20').output
      report(
        `${user}: ${title}: exit ${code}\n${output.slice(-20).join('\n')}\n${errors.slice(-3_000)}\n${log}`,
        false,
      )
    } else useProduct(machine, user)
  } finally {
    machine.remove()
  }
}

function useProduct(machine: Machine, user: string) {
  const reads = machine.execute('root', 'sort /tmp/reads | uniq -c').output.trim()
  report(`${user}: pages read during the upgrade, by status: ${reads}`, /^\d+ 200$/.test(reads))
  const post = (call: string, body: string) =>
    `curl --silent --write-out ' %{http_code}' --header 'content-type: application/json' --data "${body.replaceAll('"', '\\"')}" https://help.localhost${call}`
  const signIn = machine.execute(
    'root',
    `password=$(sed -n 's/^ADMIN_PASSWORD=//p' /srv/access/settings.env); ${post('/api/auth/login', '{"email":"director@example.org","password":"$password"}')} | tail -c 4`,
  ).output
  report(`${user}: the first administrator signs in:${signIn}`, signIn === ' 200')
  const request = {
    ...{ name: 'Noor Haddad', email: 'noor@example.com', phone: '(555) 555-0178', urgency: 'High' },
    ...{ category: 'Housing Rights', description: 'The landlord changed the lock.', documents: [] },
    eligibilityData: { income: 'Under $15,000', householdSize: '3' },
  }
  const sent = machine.execute(
    'root',
    post('/api/legal-aid-requests', JSON.stringify(request).replaceAll('$', '\\$')),
  ).output
  const [, reference] = /"reference":"([^"]+)"/.exec(sent) ?? []
  report(`${user}: a legal aid request: ${sent.slice(-4)}, ${reference}`, sent.endsWith(' 201'))
  const email = machine
    .execute(
      'root',
      `for try in $(seq 60); do curl --silent http://127.0.0.1:1080/email | grep -o '${reference}' | head -1 | grep . && exit; sleep 1; done`,
    )
    .output.trim()
  report(`${user}: its email has arrived`, email === reference)
}

buildStandIns()
buildMachine()
for (const user of ['dana', 'root']) await tryAs(user)
process.stdout.write(failureCount > 0 ? `${failureCount} failed\n` : 'all commands work\n')
process.exit(failureCount > 0 ? 1 : 0)
