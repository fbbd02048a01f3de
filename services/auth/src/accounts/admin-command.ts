/** The commands for an administrator's account, for anyone with access to the database. */
import type { EntityManager } from '@mikro-orm/postgresql'
import { Administrator, findAdministratorByEmail } from '../administrators/administrator.entity.ts'
import { removeLostSecondFactors } from './account-status.ts'
import { isCurrentPassword, resetPassword } from './administrators.ts'

/** The result of a command: a message for people, and an exit code for programs. */
type CommandResult = { code: 0 | 1 | 2; message: string }

/** The database of a command, and its standard input. */
type CommandContext = { em: EntityManager; readInput(): Promise<string>; isProduction?: boolean }

const usage = [
  'npm run admin -- reset <e-mail>       sets a new random password, ends all sessions, shows the password once',
  'npm run admin -- remove-second-factor <e-mail>  for who has lost every second factor: they sign in with the password',
  'npm run admin -- is-current <e-mail>  reads a password; exit code 0 when it is the current one, 1 when it is not',
].join('\n')

/** Runs one command. */
export async function runCommand(
  [name, email, ...extraArguments]: string[],
  { em, readInput, isProduction = false }: CommandContext,
): Promise<CommandResult> {
  if (!email || extraArguments.length > 0) return { code: 2, message: usage }
  if (name === 'reset') return resetPasswordByEmail(em, email, { mustChangePassword: isProduction })
  if (name === 'remove-second-factor') return removeSecondFactorByEmail(em, email)
  if (name === 'is-current') {
    const password = (await readInput()).replace(/\r?\n$/, '')
    return { code: (await isCurrentPassword(em, email, password)) ? 0 : 1, message: '' }
  }
  return { code: 2, message: usage }
}

async function removeSecondFactorByEmail(em: EntityManager, email: string): Promise<CommandResult> {
  const administrator = await findAdministratorByEmail(em, email)
  if (!administrator) return { code: 1, message: await explainUnknown(em, email) }
  await removeLostSecondFactors(em, 'Command line', administrator.id)
  const message = `${administrator.email} has no second factor any more, and is signed out everywhere.`
  return { code: 0, message }
}

async function resetPasswordByEmail(
  em: EntityManager,
  email: string,
  options: { mustChangePassword: boolean },
): Promise<CommandResult> {
  const administrator = await findAdministratorByEmail(em, email)
  if (administrator?.status === 'disabled') {
    const message = `${administrator.email} is disabled, so no password would open the door. Nothing was changed: another administrator can enable them under Administrators, and then this command helps.`
    return { code: 1, message }
  }
  if (administrator) {
    const password = await resetPassword(em, administrator, options)
    return {
      code: 0,
      message: `The new password of ${administrator.email} is ${password}\nIt is shown this once. Anyone signed in as ${administrator.email} is signed out.`,
    }
  }
  return { code: 1, message: await explainUnknown(em, email) }
}

async function explainUnknown(em: EntityManager, email: string): Promise<string> {
  const others = await em.find(Administrator, {}, { orderBy: { email: 'asc' } })
  const advice =
    others.length > 0
      ? `There is: ${others.map((other) => other.email).join(', ')}. Run the command with that address.`
      : 'There is none at all yet: set ADMIN_EMAIL and ADMIN_PASSWORD and start the product, which makes the first.'
  return `There is no administrator ${email}. ${advice}`
}
