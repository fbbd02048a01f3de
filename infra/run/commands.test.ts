import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { commands, parseCommandLine } from './commands.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

/** The command lines of the handbook. */
const commandLines = Array.from(
  readFileSync(path.join(root, 'infra/handbook/operating.md'), 'utf8').matchAll(
    /^npm run ([\w:-]+)(?: -- ([^#[\n]*))?/gm,
  ),
  ([, name = '', args = '']) => ({ name, args: args.split(' ').filter(Boolean) }),
)

test('the handbook names commands that there are, each with what it takes', () => {
  // npm's own.
  const ours = commandLines.filter(({ name }) => name !== 'sbom')
  expect(ours.length).toBeGreaterThan(15)
  expect(
    ours.filter(({ name, args }) => !(name in commands && parseCommandLine(commands[name]!, args))),
  ).toEqual([])
})

test('Node loads the file of every command', async () => {
  const files = new Set(Object.values(commands).map(({ file }) => path.join(import.meta.dirname, file)))
  const code = `for (const file of ${JSON.stringify([...files])}) console.log(typeof (await import(file)).run)`
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', code]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  expect(stdout.trim().split('\n')).toEqual([...files].map(() => 'function'))
})

test('a wrong use of a command is answered with its use, before anything is installed', async () => {
  const { code, errors } = await run('admin', 'remove admin@example.org')
  expect(code).toBe(2)
  expect(errors).toMatch(
    /Usage: npm run admin -- reset E-MAIL \[--yes\]\n[\s\S]*npm run admin -- remove-second-factor E-MAIL/,
  )
})

/** Commands that nobody can take back: their arguments, and what they say that is lost. */
const questions: Record<string, [args: string, consequences: RegExp][]> = {
  'demo:remove': [['', /deletes the demonstration's content/]],
  admin: [
    ['reset noor@example.org', /replaces the password of noor@example\.org/],
    ['remove-second-factor noor@example.org', /deletes every second factor of noor@example\.org/],
  ],
  'encryption-keys': [['rotate', /deletes the present one from DATA_DIR/]],
}

/**
 * Commands that ask nothing. They add (`import`), write a new file, show something, work on a product of their own, can
 * be taken back by a command (`rollback`) or, as `backup`, remove what a setting says, each night. `restore` touches
 * nothing that is there.
 */
const withoutQuestion = new Set([
  ...['start', 'dev', 'build', 'test', 'test:long', 'generate', 'sbom', 'documents', 'audit', 'keys'],
  ...['import', 'backup', 'restore', 'release', 'rollback'],
  ...['chaos', 'bench', 'overload', 'soak'],
])

test('of each command it is said whether it asks', () => {
  expect([...withoutQuestion, ...Object.keys(questions)].toSorted()).toEqual(Object.keys(scripts).toSorted())
})

test('every command of package.json is in the table, and nothing else but a remote by itself', () => {
  const typed = Object.entries(scripts).flatMap(([name, script]) =>
    script === `exec node infra/run/run.mjs ${name}` ? [name] : [],
  )
  expect([...typed, 'standalone'].toSorted()).toEqual(Object.keys(commands).toSorted())
})

const uses = Object.entries(questions).flatMap(([name, entries]) =>
  entries.map(([args, consequences]) => ({ name, args, consequences })),
)

test.for(uses)('without a terminal $name $args needs --yes, whatever it is sent', async (use) => {
  const { name, args, consequences } = use
  const rejected = await run(name, args, 'yes\n')
  expect(rejected.code).toBe(2)
  expect(rejected.errors).toMatch(consequences)
  expect(rejected.errors).toMatch(/Nothing was done: .* npm run .* --yes\n/)
})

const run = (name: string, typed: string, input = '') =>
  new Promise<{ code: number; errors: string }>((resolve) => {
    const env = { ...process.env, DATA_DIR: '/dev/null/nowhere', BACKUP_RECIPIENT: '' }
    const args = ['infra/run/run.mjs', name, ...typed.split(' ').filter(Boolean)]
    const child = execFile(process.execPath, args, { cwd: root, env }, (error, _output, errors) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, errors })
    })
    // Most commands end without reading it.
    child.stdin?.on('error', () => {})
    child.stdin?.end(input)
  })
