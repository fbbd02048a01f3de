/** What can be done for an administrator from the command line, by whoever may reach the database. */
import type { EntityManager } from '@mikro-orm/postgresql'
import { Administrator } from './administrator.ts'
import { administratorAt, isCurrentPassword, resetPassword } from './administrators.ts'

/** What a command answers: words for people, and an exit code for programs. */
type Outcome = { code: 0 | 1 | 2; words: string }

/** Where a command works, and how it reads what it is given besides its words. */
type Surroundings = { em: EntityManager; readInput(): Promise<string> }

const usage = [
  'npm run admin -- reset <e-mail>       sets a new random password, ends all sessions, shows the password once',
  'npm run admin -- is-current <e-mail>  reads a password; exit code 0 when it is the current one, 1 when it is not',
].join('\n')

/** Runs one command. */
export async function command(
  [name, email, ...more]: string[],
  { em, readInput }: Surroundings,
): Promise<Outcome> {
  if (!email || more.length > 0) return { code: 2, words: usage }
  if (name === 'reset') return reset(em, email)
  if (name === 'is-current') {
    const password = (await readInput()).replace(/\r?\n$/, '')
    return { code: (await isCurrentPassword(em, email, password)) ? 0 : 1, words: '' }
  }
  return { code: 2, words: usage }
}

async function reset(em: EntityManager, email: string): Promise<Outcome> {
  const administrator = await administratorAt(em, email)
  if (administrator?.status === 'disabled') {
    const words = `${administrator.email} is disabled, so no password would open the door. Nothing was changed: another administrator can enable them under Administrators, and then this command helps.`
    return { code: 1, words }
  }
  if (administrator) {
    const password = await resetPassword(em, administrator)
    return {
      code: 0,
      words: `The new password of ${administrator.email} is ${password}\nIt is shown this once. Whoever was signed in as ${administrator.email} is signed out.`,
    }
  }
  const others = await em.find(Administrator, {}, { orderBy: { email: 'asc' } })
  const advice =
    others.length > 0
      ? `There is: ${others.map((other) => other.email).join(', ')}. Run the command with that address.`
      : 'There is none at all yet: set ADMIN_EMAIL and ADMIN_PASSWORD and start the product, which makes the first.'
  return { code: 1, words: `There is no administrator ${email}. ${advice}` }
}
