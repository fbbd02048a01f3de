import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

/** The command lines of the handbook that need an installation. */
const commandLines = Array.from(
  readFileSync(path.join(root, 'infra/handbook/operating.md'), 'utf8').matchAll(
    /^npm run (admin|audit|backup|demo:remove|import|keys|restore|sealing)\b(?: -- ([^#[\n]*))?/gm,
  ),
  ([, name, args = '']) => [name!, args.trim()] as const,
)

test('the handbook names commands of each kind', () => {
  expect(commandLines.length).toBeGreaterThan(7)
})

test.for(commandLines)('npm run %s -- %s is no wrong use of the command', async ([name, args]) => {
  const [, file, ownArguments = ''] = /^exec node (\S+)(.*)$/.exec(scripts[name]!)!
  const { code, errors } = await run([file!, ...`${ownArguments} ${args}`.split(' ').filter(Boolean)])
  // It gets as far as the installation, which is nowhere.
  expect(errors).not.toContain('Usage:')
  expect(code).toBe(1)
})

test('a wrong use of a command is answered with its use, before anything is installed', async () => {
  const { code, errors } = await run(['infra/run/admin.mjs', 'remove', 'admin@example.org'])
  expect(code).toBe(2)
  expect(errors).toMatch(
    /Usage: npm run admin -- reset E-MAIL\n[\s\S]*npm run admin -- remove-second-factor E-MAIL/,
  )
})

const run = (args: string[]) =>
  new Promise<{ code: number; errors: string }>((resolve) => {
    const env = { ...process.env, DATA_DIR: '/dev/null/nowhere', BACKUP_RECIPIENT: '' }
    execFile(process.execPath, args, { cwd: root, env }, (error, _output, errors) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, errors })
    })
  })
