/** What differs from a commit, as git says. */

import { execFileSync } from 'node:child_process'
import { StartupError } from '../run/bootstrap/startup-error.mjs'

/** The files of the working tree that differ from `base`, those that git does not know yet with them. */
export function listChangedFiles(root: string, base: string): { base: string; files: string[] } {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
      .split('\n')
      .filter(Boolean)
  try {
    const changed = git('diff', '--name-only', '--relative', base, '--')
    const added = git('ls-files', '--others', '--exclude-standard')
    return { base, files: [...changed, ...added] }
  } catch (error) {
    const { stderr } = error as { stderr?: string }
    throw new StartupError(`git knows no commit ${base}: ${stderr?.trim() || error}`, {
      code: 2,
      cause: error,
    })
  }
}
